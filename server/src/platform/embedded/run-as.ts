import { spawnSync } from 'node:child_process';
import { chownSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartupError } from '../startup-error.ts';

/** How to run PostgreSQL, which refuses to be root. */
export interface RunAs {
  /** Words to put before the command, such as `unshare` and its options. */
  readonly prefix: readonly string[];
  /** For `child_process.spawn`. */
  readonly identity: { readonly uid?: number; readonly gid?: number };
}

/** The id of `nobody`: PostgreSQL needs a user id that has a name. */
const nobody = 65_534;
const mapped = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`];

const asMyself: RunAs = { prefix: [], identity: {} };

/**
 * Decides which user runs PostgreSQL. As root, it runs in a user namespace that maps root to
 * `nobody`: files stay owned by root, and no account is created. If another user owns the
 * directory, PostgreSQL runs as that user. Where user namespaces are not permitted (a plain
 * container), the directory is given to `nobody`.
 *
 * @param folder the directory of the database, which must exist
 */
export function chooseIdentity(folder: string, readable: readonly string[]): RunAs {
  if (process.getuid?.() !== 0) return asMyself;
  const owner = statSync(folder);
  if (owner.uid !== 0) return { prefix: [], identity: { uid: owner.uid, gid: owner.gid } };
  if (canMapUser()) return { prefix: mapped, identity: {} };
  for (const path of [folder, ...readable]) requireSearchable(path);
  handOver(folder);
  return { prefix: [], identity: { uid: nobody, gid: nobody } };
}

function canMapUser(): boolean {
  const [command = '', ...args] = mapped;
  return spawnSync(command, [...args, 'true'], { stdio: 'ignore' }).status === 0;
}

function requireSearchable(path: string): void {
  for (let parent = dirname(path); ; parent = dirname(parent)) {
    if ((statSync(parent).mode & 0o001) === 0) {
      throw new StartupError(
        `PostgreSQL cannot run as root, and as nobody it cannot enter ${parent}: start as another user, allow others to search that folder (chmod o+x), or set DATABASE_URL.`,
      );
    }
    if (parent === dirname(parent)) return;
  }
}

function handOver(folder: string): void {
  chownSync(folder, nobody, nobody);
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    chownSync(join(folder, entry), nobody, nobody);
  }
}
