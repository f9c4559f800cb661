// Installs what is missing, and only that. Plain JavaScript without dependencies: it runs before
// anything is installed, on whatever Node the machine has.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stamp = join(root, 'node_modules/.halyard-install.json');

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

/** Called by the root's postinstall: records what was installed. */
export function writeInstallStamp() {
  if (!existsSync(join(root, 'node_modules'))) return;
  const withoutDev = (process.env.npm_config_omit ?? '').split(/[\s,]+/).includes('dev');
  writeFileSync(stamp, JSON.stringify({ lock: lockHash(), withoutDev }));
}

/** The stamp of the last installation, if any. */
function readInstallStamp() {
  return existsSync(stamp) ? JSON.parse(readFileSync(stamp, 'utf8')) : { withoutDev: true };
}

/**
 * Makes sure that node_modules fits the lockfile. What running the platform needs is less than
 * half of what developing it needs, so `npm start` leaves the development tools out, unless they
 * are already installed.
 */
export function ensureInstalled({ dev: needsDev }) {
  const { lock, withoutDev } = readInstallStamp();
  if (lock === lockHash() && !(needsDev && withoutDev)) return;
  const dev = needsDev || !withoutDev;
  console.log(dev ? 'Installing what development needs …' : 'Installing what is missing …');
  const started = Date.now();
  const args = ['ci', '--no-audit', '--no-fund', ...(dev ? ['--include=dev'] : ['--omit=dev'])];
  const npm = process.env.npm_execpath;
  const [command, prefix] = npm ? [process.execPath, [npm]] : ['npm', []];
  const result = spawnSync(command, [...prefix, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, npm_config_omit: undefined, npm_config_include: undefined },
  });
  if (result.status !== 0) {
    console.error('The installation failed; npm said why above. Nothing was started.');
    process.exit(1);
  }
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}
