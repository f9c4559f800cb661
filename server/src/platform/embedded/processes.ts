import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Whether this process is a PostgreSQL that uses the directory; false for a zombie or a reused id.
 */
export function isPostgresOn(pid: number, folder: string): boolean {
  const command = commandLine(pid);
  return command.includes('postgres') && command.includes(folder);
}

function commandLine(pid: number): string {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

export function isAlive(pid: number): boolean {
  return commandLine(pid) !== '';
}
