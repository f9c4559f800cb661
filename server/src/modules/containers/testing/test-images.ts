import { randomUUIDv7 } from 'node:crypto';
import { execFile } from 'node:child_process';
import { chmod, copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Docker from 'dockerode';
import { HOLDER_LABEL } from '../docker/part-holder.ts';

/** A program of Debian's `busybox-static`, which needs no libraries. */
export const BUSYBOX = '/bin/busybox';
const APPLETS = [
  'sh',
  'nc',
  'cat',
  'sleep',
  'dd',
  'id',
  'ip',
  'mount',
  'chown',
  'wget',
  'nslookup',
  'timeout',
];

/** Serves a shell to whoever connects: tests ask it what a container can do. */
export const SHELL_IMAGE = 'halyard-test/shell:1';
/** Ends at once. */
export const EXIT_IMAGE = 'halyard-test/exit:1';
/** Runs, and listens nowhere. */
export const DEAF_IMAGE = 'halyard-test/deaf:1';

/** An image that writes a line and keeps running. */
export const TALKING_IMAGE = 'halyard-test/talking:1';

export const SHELL_PORT = 8080;

/** What the images run. */
export const IMAGE_COMMANDS = {
  [SHELL_IMAGE]: ['/bin/nc', '-ll', '-p', String(SHELL_PORT), '-e', '/bin/sh'],
  [EXIT_IMAGE]: ['/bin/sh', '-c', 'exit 1'],
  [DEAF_IMAGE]: ['/bin/sleep', '1000'],
  [TALKING_IMAGE]: ['/bin/sh', '-c', 'echo listening; sleep 1000'],
};

/** Where the engine for tests answers; undefined without one. */
export const DOCKER_ADDRESS = process.env['TEST_CONTAINER_ADDRESS'] || undefined;

/** Settings of a site of its own at the engine for tests. */
export function dockerSettings() {
  const site = randomUUIDv7();
  return {
    site,
    address: DOCKER_ADDRESS ?? 'unix:///nowhere',
    publicHost: '127.0.0.1',
    networkPrefix: `halyard-test-${site.slice(-8)}`,
    pidsLimit: 32,
  };
}

export function testDocker(): Docker {
  return new Docker({ socketPath: new URL(DOCKER_ADDRESS ?? '').pathname });
}

/** Removes the container whose name is the mark of a site. */
export async function removeHolder(site: string): Promise<void> {
  const docker = testDocker();
  const filters = { label: [`${HOLDER_LABEL}=${site}`] };
  for (const { Id } of await docker.listContainers({ all: true, filters }))
    await docker.getContainer(Id).remove();
}

/** Makes the images from nothing but one program: no registry is needed. */
export async function makeTestImages(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'halyard-image-'));
  try {
    await makeImageRoot(join(folder, 'root'));
    const archive = join(folder, 'root.tar');
    await promisify(execFile)('tar', ['-C', join(folder, 'root'), '-cf', archive, '.']);
    for (const [image, command] of Object.entries(IMAGE_COMMANDS))
      await importImage(archive, image, command);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Writes the files that all images have. */
export async function makeImageRoot(folder: string): Promise<void> {
  await mkdir(join(folder, 'bin'), { recursive: true });
  await copyFile(BUSYBOX, join(folder, 'bin/busybox'));
  await chmod(join(folder, 'bin/busybox'), 0o755);
  for (const name of APPLETS) await symlink('busybox', join(folder, 'bin', name));
  await mkdir(join(folder, 'tmp'));
  await chmod(join(folder, 'tmp'), 0o1777);
  await writeFile(join(folder, 'setuid'), '');
}

async function importImage(archive: string, image: string, command: string[]): Promise<void> {
  const docker = testDocker();
  const [repo = '', tag = ''] = image.split(':');
  const changes = [`CMD ${JSON.stringify(command)}`, 'ENV PATH=/bin'];
  const progress = await docker.importImage(archive, { repo, tag, changes });
  await new Promise<void>((resolve, reject) =>
    docker.modem.followProgress(progress, (error: Error | null) =>
      error ? reject(error) : resolve(),
    ),
  );
}
