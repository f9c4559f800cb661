import { spawnSync } from 'node:child_process';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runCaptured } from './run.ts';

const MINUTE = 60_000;

/** A process that has ended and whose parent has not noticed is dead. */
function isAlive(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.startsWith('Z');
}

test('kills a command that takes longer than its limit, and what it has started', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const script = `
    const { pid } = require('node:child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'], { stdio: 'inherit' });
    console.log(pid);
    setInterval(() => {}, 1000);`;
  const { promise: begun, resolve: begin } = Promise.withResolvers<unknown>();
  const ended = runCaptured('node', ['-e', script], { timeout: MINUTE }, begin);
  await begun;
  vi.advanceTimersByTime(MINUTE);
  const { status, output } = await ended;
  expect(status).toBeNull();
  expect(output).toMatch(/^\d+\n\nThe command ended with SIGKILL\.\n$/);
  const childPid = Number.parseInt(output, 10);
  await expect.poll(() => isAlive(childPid)).toBe(false);
});
