import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Architecture, archiveProgram, makeProbeProgram } from './part-probe-program.ts';

const run = promisify(execFile);
const OWN = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
const EMULATORS = { x86_64: 'qemu-x86_64-static', aarch64: 'qemu-aarch64-static' };
/** A multicast address, to which TCP cannot connect. */
const NOWHERE = '224.0.0.1';

/** The words before the program that run it; undefined where nothing can. */
function runnerFor(architecture: Architecture): string[] | undefined {
  if (process.platform !== 'linux') return undefined;
  if (architecture === OWN) return [];
  const emulator = EMULATORS[architecture];
  return spawnSync(emulator, ['--version']).status === 0 ? [emulator] : undefined;
}

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halyard-probe-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe.each<Architecture>(['x86_64', 'aarch64'])('the program for %s', (architecture) => {
  const runner = runnerFor(architecture);

  test.skipIf(!runner)(
    'tells what answers from what does not (needs a way to run it)',
    async () => {
      const open = createServer().listen(0, '127.0.0.1');
      await once(open, 'listening');
      const closed = createServer().listen(0, '127.0.0.1');
      await once(closed, 'listening');
      const ports = [open, closed].map((server) => (server.address() as AddressInfo).port);
      closed.close();
      const [accepts = 0, refuses = 0] = ports;
      const program = makeProbeProgram(architecture, [
        { host: '127.0.0.1', port: accepts },
        { host: NOWHERE, port: 80 },
        { host: '127.0.0.1', port: refuses },
        { host: NOWHERE, port: 81 },
      ]);
      const path = join(folder, architecture);
      await writeFile(path, program, { mode: 0o755 });
      const [command, ...words] = [...(runner ?? []), path];
      const { stdout } = await run(command, words);
      open.close();
      expect(stdout).toBe('1010');
    },
  );

  test('fits into the room before its data', () => {
    const program = makeProbeProgram(architecture, []);
    // Two seconds, at the place that the program reads.
    expect(program.readBigUInt64LE(0x1f0)).toBe(2n);
    expect(program.subarray(0x1e0, 0x1f0)).toEqual(Buffer.alloc(16));
  });
});

test('an archive holds the program as it is', async () => {
  const program = makeProbeProgram('x86_64', [{ host: '10.0.0.1', port: 80 }]);
  await writeFile(join(folder, 'one.tar'), archiveProgram('probe', program));
  const { stdout } = await run('tar', ['-tvf', join(folder, 'one.tar')]);
  expect(stdout).toMatch(/^-rwxr-xr-x 0\/0 +544 .* probe\n$/);
  await run('tar', ['-C', folder, '-xf', join(folder, 'one.tar')]);
  expect(await readFile(join(folder, 'probe'))).toEqual(program);
});
