import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ARCHITECTURES: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' };

export interface Image {
  /** With its tag. */
  name: string;
  command: readonly string[];
  user: string;
}

/** Writes an archive, as `docker save` does, with images that have one folder for their files. */
export async function writeImages(
  archive: string,
  rootFolder: string,
  images: readonly Image[],
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'halyard-images-'));
  try {
    const owner = ['--owner=0', '--group=0', '--numeric-owner'];
    await run('tar', ['-C', rootFolder, ...owner, '-cf', join(folder, 'layer.tar'), '.']);
    const layer = `sha256:${digest(await readFile(join(folder, 'layer.tar')))}`;
    const manifest = [];
    for (const image of images) {
      const config = JSON.stringify(configOf(image, layer));
      const file = `${digest(config)}.json`;
      await writeFile(join(folder, file), config);
      manifest.push({ Config: file, RepoTags: [image.name], Layers: ['layer.tar'] });
    }
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
    await run('tar', ['-C', folder, '-cf', archive, '.']);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function configOf({ command, user }: Image, layer: string) {
  return {
    architecture: ARCHITECTURES[process.arch] ?? process.arch,
    os: 'linux',
    config: { Cmd: command, User: user, Env: ['PATH=/bin'], WorkingDir: '/' },
    rootfs: { type: 'layers', diff_ids: [layer] },
  };
}

function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Gives an archive of images to a containerd, for Kubernetes to use. */
export async function importImages(containerdSocket: string, archive: string): Promise<void> {
  const words = ['--address', containerdSocket, '-n', 'k8s.io', 'images', 'import', archive];
  // When two imports add a new name at the same moment, one fails; it finds the name when it tries again.
  await run('ctr', words).catch((error: unknown) => {
    if (!String(error).includes('already exists')) throw error;
    return run('ctr', words);
  });
}

/** An image that has nothing but one program. */
export async function writeProgramImage(archive: string, program: string, name: string) {
  const folder = await mkdtemp(join(tmpdir(), 'halyard-program-'));
  try {
    await mkdir(join(folder, 'bin'));
    await copyFile(program, join(folder, 'bin/program'));
    await writeImages(archive, folder, [{ name, command: ['/bin/program'], user: '65534:65534' }]);
  } finally {
    await rm(folder, { recursive: true });
  }
}
