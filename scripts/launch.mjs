// `node scripts/launch.mjs [--dev] [--web] [--server] [--browser] FILE …`: makes everything that FILE needs, then runs it on
// the project's own Node. All npm scripts start here, so that each of them works in a fresh clone.
//   --dev      installs the development dependencies as well
//   --web      builds the web app
//   --server   builds the server, and the SDK that it offers
//   --browser  installs Chromium
// FILE is a TypeScript file of the project, a built one (.js), or the name of a tool in node_modules/.bin.
import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtProgram } from './lib/built-program.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { stopWithParent } from './lib/stop-with-parent.mjs';
import { linkNode } from './node-runtime.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [major] = process.versions.node.split('.').map(Number);
if (major < 20) {
  console.error(`Halyard needs Node 20 or newer to start; this is ${process.version}.`);
  process.exit(1);
}

const words = process.argv.slice(2);
const at = words.findIndex((word) => !word.startsWith('--'));
const file = words[at];
ensureInstalled({ dev: words.slice(0, at).includes('--dev') });
const node = linkNode();
const env = {
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), dirname(node), process.env.PATH].join(delimiter),
};
let child;
// Ctrl-C reaches the child by itself; a signal to this process alone must be passed on. Either way
// the child decides when it is done.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child?.kill(signal);
  });
}
// Started by hand, it may outlive its shell.
if (process.env.npm_lifecycle_event !== undefined) stopWithParent();
let code = await runNode([join(root, 'scripts/run-prepared.ts'), ...words]);
// A built program gets a process without what preparing it has loaded.
if (code === 0 && file.endsWith('.js')) {
  const built = builtProgram(join(root, file));
  const parent = new URL('lib/ending-with-parent.mjs', import.meta.url).href;
  const args = ['--import', parent, ...built.args, ...words.slice(at + 1)];
  code = await runNode(args, { ...built.env, ...env });
}
process.exit(code);

function runNode(args, itsEnv = env) {
  child = spawn(node, args, { cwd: root, stdio: 'inherit', env: itsEnv });
  return new Promise((resolve) => {
    child.on('exit', (status, signal) => resolve(status ?? (signal ? 1 : 0)));
  });
}
