// Puts the project's own Node first for every npm script: links node_modules/.bin/node to the
// binary of the platform package. Plain JavaScript without dependencies, because it runs on
// whatever Node the machine has (20 or newer), also before anything is installed.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MINIMUM = [22, 18];
const modules = fileURLToPath(new URL('../node_modules', import.meta.url));
const executable = process.platform === 'win32' ? 'node.exe' : 'node';

function isNewEnough(version) {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number);
  return major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1]);
}

function versionOf(binary) {
  try {
    return execFileSync(binary, ['-v'], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}

/** The newest Node this checkout can run on, or null when there is none. */
export function findNode() {
  const packages = existsSync(modules)
    ? readdirSync(modules).filter((name) => /^node-(linux|darwin|win|bin)/.test(name))
    : [];
  for (const name of packages) {
    const binary = join(modules, name, 'bin', executable);
    const version = existsSync(binary) ? versionOf(binary) : null;
    if (version && isNewEnough(version)) return binary;
  }
  return isNewEnough(process.version) ? process.execPath : null;
}

/** Links the project's Node into node_modules/.bin and answers its path. */
export function linkNode() {
  const binary = findNode();
  if (!binary) {
    console.error(
      `Halyard needs Node ${MINIMUM.join('.')} or newer, and this machine has ${process.version}; ` +
        'no Node package for this platform could be installed. Install a newer Node and try again.',
    );
    process.exit(1);
  }
  if (binary !== process.execPath && binary.startsWith(modules)) {
    const link = join(modules, '.bin', executable);
    mkdirSync(join(modules, '.bin'), { recursive: true });
    rmSync(link, { force: true });
    if (process.platform === 'win32') copyFileSync(binary, link);
    else symlinkSync(binary, link);
  }
  return binary;
}
