import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createBackground, startProcess, startThread } from './background.ts';

const folder = mkdtempSync(join(tmpdir(), 'halyard-background-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a program that answers with what `answer` makes of the message. */
function program(name: string, answer: string): URL {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(
    path,
    `import { parentPort } from 'node:worker_threads';
    const send = (message) => (parentPort ? parentPort.postMessage(message) : process.send(message));
    const answer = ${answer};
    (parentPort ?? process).on('message', (message) => void answer(message));
    if (!parentPort) process.on('disconnect', () => process.exit());
    send('ready');`,
  );
  return pathToFileURL(path);
}

const ECHO = program('echo', '(message) => send(message)');
const PID = program('pid', '() => send(process.pid)');
const BUSY = program('busy', '(message) => { while (message === "busy"); send(message); }');
const ENDS = program('ends', '(message) => message === "end" ? process.exit(3) : send(message)');

const ONE = { longest: 60_000 };

describe.each([
  ['thread', (url: URL) => startThread(url, 64)],
  ['process', (url: URL) => startProcess(url)],
])('a %s', (_, start) => {
  test('answers each message with its own answer', async () => {
    const ask = createBackground({ start: () => start(ECHO), ...ONE });
    const answers = await Promise.all([1, 2, 3].map((message) => ask(message)));
    expect(answers).toEqual([1, 2, 3]);
  });

  test('is given up when it takes too long, and another one answers the next message', async () => {
    const ask = createBackground({ start: () => start(BUSY), ...ONE });
    const [busy, next] = [ask('busy', 300), ask('next')];
    await expect(busy).rejects.toMatchObject({ reason: 'TIME' });
    expect(await next).toBe('next');
  });

  test('that ends is replaced for the next message', async () => {
    const ask = createBackground({ start: () => start(ENDS), ...ONE });
    const [end, next] = [ask('end'), ask('next')];
    await expect(end).rejects.toMatchObject({ reason: 'ENDED' });
    expect(await next).toBe('next');
  });

  test('that cannot be started says so', async () => {
    const missing = pathToFileURL(join(folder, 'none.mjs'));
    const ask = createBackground({ start: () => start(missing), ...ONE });
    await expect(ask('message')).rejects.toMatchObject({ reason: 'START' });
  });
});

test('a thread may take so much memory and no more', async () => {
  const fill = '(message) => { const all = []; while (message) all.push({ message }); send(0); }';
  const ask = createBackground({ start: () => startThread(program('fill', fill), 16), ...ONE });
  await expect(ask('fill')).rejects.toMatchObject({ reason: 'MEMORY' });
  expect(await ask('')).toBe(0);
});

test('a process that has killed itself has taken too much memory', async () => {
  const kill = '() => process.kill(process.pid, "SIGKILL")';
  const ask = createBackground({ start: () => startProcess(program('kill', kill)), ...ONE });
  await expect(ask('kill')).rejects.toMatchObject({ reason: 'MEMORY' });
});

test('a process without work is ended', async () => {
  const ask = createBackground({ start: () => startProcess(PID), ...ONE, idle: 1 });
  const pid = (await ask('message')) as number;
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 30_000 });
});
