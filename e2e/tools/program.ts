import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The output of an ended program. */
export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** A running program. */
export interface Program {
  ended: Promise<Ended>;
  /** Stops it, as Ctrl-C does. */
  stop(): void;
  /** Ends it at once, wherever it is. */
  kill(): void;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a file of the repository with Node, without inheriting environment variables.
 * @param file path from the root
 */
export function startProgram(
  file: string,
  words: readonly string[],
  environment: Record<string, string>,
): Program {
  const child = spawn(process.execPath, [file, ...words], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => {
      said[name] += text;
    });
  return {
    ended: once(child, 'close').then(() => ({ code: child.exitCode, ...said })),
    stop: () => void child.kill('SIGINT'),
    kill: () => void child.kill('SIGKILL'),
  };
}
