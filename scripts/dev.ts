// `npm run dev`: server, app and Storybook with live reload; with `--demo` on a filled game.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './lib/run.ts';

const isDemo = process.argv.includes('--demo');
const port = process.env['PORT'] ?? '8080';
const parts: { name: string; cwd: string; command: string[] }[] = [
  {
    name: 'server',
    cwd: root,
    command: isDemo
      ? ['node', 'e2e/demo/demo.ts', '--watch']
      : ['node', '--watch', 'server/src/main.ts'],
  },
  { name: 'app', cwd: join(root, 'app'), command: ['vite'] },
  {
    name: 'storybook',
    cwd: join(root, 'ui-kit'),
    command: ['storybook', 'dev', '--port', '6006', '--no-open', '--disable-telemetry'],
  },
];

const children = parts.map(({ name, cwd, command }) => start(name, cwd, command));
console.log(
  'app http://localhost:5173 · API http://localhost:%s · Storybook http://localhost:6006',
  port,
);

let stopping = false;
function stop(): void {
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

function start(name: string, cwd: string, [tool = '', ...args]: string[]): ChildProcess {
  const child = spawn(tool, args, {
    cwd,
    env: {
      ...process.env,
      PATH: `${join(root, 'ui-kit/node_modules/.bin')}:${process.env['PATH']}`,
      API_URL: `http://127.0.0.1:${port}`,
      // The page comes from Vite, so its origin is not the API's.
      PUBLIC_URL: process.env['PUBLIC_URL'] ?? 'http://localhost:5173',
      // Nobody but its developer uses it.
      CONTAINER_ALLOW_UNISOLATED: process.env['CONTAINER_ALLOW_UNISOLATED'] ?? 'on',
      DATA_DIR:
        process.env['DATA_DIR'] ?? join(root, isDemo ? '.halyard/dev-demo' : '.halyard/dev'),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  child.on('exit', (code) => {
    if (stopping) return;
    console.error(`${name} ended with ${code}; stopping the rest`);
    process.exitCode = 1;
    stop();
  });
  return child;
}
