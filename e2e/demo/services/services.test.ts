import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../../scripts/lib/free-port.ts';
import { challenges } from '../challenges.ts';
import { services } from './services.ts';
import type { SolveService } from './types.ts';

const FLAG = 'flag{of_this_team_only}';
const folder = new URL('./', import.meta.url);

let service: ChildProcess | null = null;

afterEach(async () => {
  if (!service) return;
  const ended = once(service, 'exit');
  service.kill();
  await ended;
  service = null;
});

async function canConnect(port: number): Promise<void> {
  const socket = connect({ host: '127.0.0.1', port });
  await once(socket, 'connect');
  socket.destroy();
}

/** Starts a service as its container does; returns its port. */
async function start(slug: string): Promise<number> {
  const port = await freePort();
  service = spawn(process.execPath, [new URL(`${slug}/service.ts`, folder).pathname], {
    env: { PORT: String(port), FLAG },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await vi.waitFor(() => canConnect(port), { timeout: 20_000 });
  return port;
}

async function solverOf(slug: string): Promise<SolveService> {
  const module: { solve: SolveService } = await import(`./${slug}/solve.ts`);
  return module.solve;
}

test('every folder is listed, and no title is that of another challenge', async () => {
  const entries = await readdir(folder, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(services.map(({ slug }) => slug).toSorted()).toEqual(folders.toSorted());
  const titles = [...challenges, ...services].map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

// One of them reads /proc, as its container has it.
describe.skipIf(process.platform !== 'linux').each([...services])('$title', ({ slug }) => {
  test('is solved by its solver with only what the service says', async () => {
    const solve = await solverOf(slug);
    expect(await solve({ host: '127.0.0.1', port: await start(slug) })).toBe(FLAG);
  });

  test('survives people who leave in the middle', async () => {
    const port = await start(slug);
    const socket = connect({ host: '127.0.0.1', port });
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write('0 0\n'.repeat(1000));
    socket.resetAndDestroy();
    await once(socket, 'close');
    const solve = await solverOf(slug);
    expect(await solve({ host: '127.0.0.1', port })).toBe(FLAG);
  });

  test('has a solver that does not import the author’s files', async () => {
    const source = await readFile(new URL(`${slug}/solve.ts`, folder), 'utf8');
    expect(source).not.toMatch(/(challenge|service|services)\.ts/);
  });
});
