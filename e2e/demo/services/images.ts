import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { type CallDocker, filtersOf } from '../../docker/api.ts';
import { tar } from '../challenges/tools/archive.ts';
import type { NamedFile } from '../challenges/types.ts';
import { services } from './services.ts';

/** The port that a service listens on in its container. */
export const SERVICE_PORT = 8080;
const EXECUTABLE = 0o755;
const NODE = 'node';
const FOLDER = 'services';
const REPOSITORY = 'halyard-demo';

/** Whether Docker answers, and runs the Node of this machine, which the images are made of. */
export async function canRunServices(call: CallDocker): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  try {
    const text = await call({ method: 'GET', path: '/version' });
    const { Os, Arch } = JSON.parse(text) as { Os: string; Arch: string };
    return Os === 'linux' && Arch === process.arch.replace('x64', 'amd64');
  } catch {
    return false;
  }
}

/** Node with the libraries that it has loaded, and the services. */
async function collectFiles(): Promise<NamedFile[]> {
  const { sharedObjects } = process.report.getReport() as { sharedObjects: string[] };
  const libraries = sharedObjects.filter((path) => path.startsWith('/'));
  const folder = import.meta.dirname;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sources = entries
    .filter((entry) => entry.isFile() && entry.parentPath !== folder)
    .filter(({ name }) => name === 'service.ts' || name.endsWith('.txt'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();
  const places = [
    { path: process.execPath, name: NODE },
    ...libraries.map((path) => ({ path, name: path.slice(1) })),
    ...sources.map((path) => ({ path, name: join(FOLDER, relative(folder, path)) })),
  ];
  return Promise.all(places.map(async ({ path, name }) => ({ name, bytes: await readFile(path) })));
}

/**
 * Makes one image for each service, from nothing but the files of this machine, unless the engine has them.
 * Returns their names by slug.
 */
export async function makeImages(call: CallDocker): Promise<Map<string, string>> {
  const files = await collectFiles();
  const archive = tar(files, EXECUTABLE);
  const tag = createHash('sha256').update(archive).digest('hex').slice(0, 12);
  const base = `${REPOSITORY}/services:${tag}`;
  const libraryPath = [...new Set(files.map(({ name }) => `/${dirname(name)}`))].join(':');
  if (!(await hasImage(call, base))) await importImage(call, base, archive);
  const names = new Map<string, string>();
  for (const { slug } of services) {
    const name = `${REPOSITORY}/${slug}:${tag}`;
    names.set(slug, name);
    if (await hasImage(call, name)) continue;
    await makeImage(call, base, name, {
      Cmd: [`/${NODE}`, '--max-old-space-size=48', `/${FOLDER}/${slug}/service.ts`],
      Env: [`PORT=${SERVICE_PORT}`, `LD_LIBRARY_PATH=${libraryPath}`],
    });
  }
  return names;
}

async function hasImage(call: CallDocker, name: string): Promise<boolean> {
  const query = filtersOf({ reference: [name] });
  const images = await call({ method: 'GET', path: `/images/json?${query}` });
  return (JSON.parse(images) as unknown[]).length > 0;
}

async function importImage(call: CallDocker, name: string, archive: Uint8Array): Promise<void> {
  const [repo = '', tag = ''] = name.split(':');
  const query = new URLSearchParams({ fromSrc: '-', repo, tag });
  const progress = await call({ method: 'POST', path: `/images/create?${query}`, body: archive });
  // A failure after the first byte of the answer is a line of it.
  if (progress.includes('"error"')) throw new Error(`Docker made no image: ${progress}`);
}

/** An image of the same files that starts another program. */
async function makeImage(
  call: CallDocker,
  base: string,
  name: string,
  config: { Cmd: string[]; Env: string[] },
): Promise<void> {
  const body = { Image: base, Cmd: config.Cmd };
  const made = await call({ method: 'POST', path: '/containers/create', body });
  const { Id } = JSON.parse(made) as { Id: string };
  try {
    const [repo = '', tag = ''] = name.split(':');
    const query = new URLSearchParams({ container: Id, repo, tag });
    await call({ method: 'POST', path: `/commit?${query}`, body: config });
  } finally {
    await call({ method: 'DELETE', path: `/containers/${Id}` });
  }
}
