import { spawnSync } from 'node:child_process';
import { chownSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartupError } from '../startup-error.ts';

/** How to run PostgreSQL, which refuses to be root. */
export interface RunAs {
  /** Words to put before the command. */
  readonly prefix: readonly string[];
  /** For `child_process.spawn`. */
  readonly identity: { readonly uid?: number; readonly gid?: number };
}

/** The id of `nobody`; PostgreSQL needs one that has a name. */
const nobody = 65_534;
const mapped = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`];

const asMyself: RunAs = { prefix: [], identity: {} };

/**
 * Root gets a user namespace in which it looks like `nobody`: files stay root's, no account is
 * made. A folder that belongs to somebody already is served as that user. Where namespaces are
 * refused (a bare container), the folder is handed to `nobody`.
 *
 * @param folder the database's folder, which exists
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
