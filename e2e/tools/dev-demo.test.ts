import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ADMIN } from '../demo/accounts.ts';
import { removeData } from '../load/remove-data.ts';
import { freePort } from '../../scripts/lib/free-port.ts';

const DEMO = fileURLToPath(new URL('../demo/demo.ts', import.meta.url));
const READY_MILLISECONDS = 180_000;
const APP_URL = 'http://localhost:5173';

let dataDir: string;
let demo: ChildProcess;
let api: string;
let output = '';

// The demo starts as in `npm run dev -- --demo`, beside Vite and Storybook.
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'halyard-dev-demo-'));
  const port = await freePort();
  api = `http://127.0.0.1:${port}`;
  demo = spawn(process.execPath, [DEMO, '--watch'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: APP_URL,
      CONTAINER_ENGINE: 'None',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  demo.stdout?.on('data', (chunk) => (output += String(chunk)));
  await vi.waitFor(() => expect(output).toContain('is running'), READY_MILLISECONDS);
}, READY_MILLISECONDS);

afterAll(async () => {
  const ended = once(demo, 'exit');
  demo.kill('SIGTERM');
  await ended;
  await removeData(dataDir);
});

test('the demo leads to the app that Vite serves', () => {
  expect(output).toContain(`is running:  ${APP_URL}\n`);
});

test.each([
  [APP_URL, 200],
  ['http://elsewhere.example', 403],
])('from %s signing in is answered %i', async (origin, status) => {
  const body = JSON.stringify({ userName: ADMIN.userName, password: ADMIN.password });
  const headers = { 'content-type': 'application/json', origin };
  const answer = await fetch(`${api}/api/account/login`, { method: 'POST', headers, body });
  expect(answer.status).toBe(status);
});
