// `node scripts/launch.mjs SCRIPT [--dev]`: installs what is missing, then runs a TypeScript file
// of the project on the project's own Node. The one door for `npm start`, `npm test` and the rest.
import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { linkNode } from './node-runtime.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [major] = process.versions.node.split('.').map(Number);
if (major < 20) {
  console.error(`Halyard needs Node 20 or newer to start; this is ${process.version}.`);
  process.exit(1);
}

const [script, ...rest] = process.argv.slice(2);
const dev = rest[0] === '--dev';
ensureInstalled({ dev });
const node = linkNode();
const child = spawn(node, [join(root, script), ...rest.slice(dev ? 1 : 0)], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: [join(root, 'node_modules/.bin'), dirname(node), process.env.PATH].join(delimiter),
  },
});
// Ctrl-C reaches the child by itself; a signal to this process alone must be passed on. Either way
// the child decides when it is done.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  });
}
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
