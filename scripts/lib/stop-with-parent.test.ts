import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const module = new URL('stop-with-parent.mjs', import.meta.url).href;

/** Prints that it is ready, and what ended it. */
const watched = `
  import { appendFileSync } from 'node:fs';
  import { stopWithParent } from '${module}';
  const [file] = process.argv.slice(2);
  stopWithParent();
  process.on('SIGTERM', () => {
    appendFileSync(file, 'SIGTERM');
    process.exit();
  });
  appendFileSync(file, 'ready ');
  setTimeout(() => process.exit(), 60_000);
`;

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'a process ends in order after its parent has ended with %s',
  async (signal) => {
    const folder = await mkdtemp(join(tmpdir(), 'halyard-parent-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, 'said');
    const program = join(folder, 'watched.mjs');
    await writeFile(program, watched);
    const said = () => readFile(file, 'utf8').catch(() => '');
    // The shell waits for the process and does not forward signals, like that of npm.
    const shell = spawn('sh', ['-c', `"${process.execPath}" "${program}" "${file}"; true`]);
    await expect.poll(said).toBe('ready ');
    shell.kill(signal);
    await once(shell, 'exit');
    await expect.poll(said).toBe('ready SIGTERM');
  },
);
