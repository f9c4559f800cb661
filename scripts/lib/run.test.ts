import { expect, test } from 'vitest';
import { runCaptured } from './run.ts';

test('kills a command that takes longer than its limit, though a process of it stays', async () => {
  const script = `
    require('node:child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'], { stdio: 'inherit' });
    console.log('begun');
    setInterval(() => {}, 1000);`;
  const { status, output } = await runCaptured('node', ['-e', script], { timeout: 2000 });
  expect(status).toBeNull();
  expect(output).toBe('begun\n\nThe command ended with SIGKILL.\n');
});
