import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { z } from 'zod';

const answer = z.union([z.object({ url: z.string() }), z.object({ refused: z.string() })]);

export interface EmbeddedProcess {
  readonly url: string;
  /** Ends it in order. */
  stop(): Promise<void>;
  /** Ends it at once, as the kernel does when memory runs out. */
  kill(): Promise<void>;
}

export interface ProcessOptions {
  readonly env?: Record<string, string>;
  readonly uid?: number;
}

/** Starts `embedded-process-main.ts`; rejects with its sentence when it refuses to start. */
export async function startEmbeddedProcess(
  folder: string,
  { env, uid }: ProcessOptions = {},
): Promise<EmbeddedProcess> {
  const main = new URL('embedded-process-main.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [main, folder], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  const lines = createInterface({ input: child.stdout });
  const [line = ''] = await Promise.race([
    once(lines, 'line').then((values) => z.array(z.string()).parse(values)),
    once(child, 'exit').then(() => ['{}']),
  ]);
  const told = answer.parse(JSON.parse(line));
  if ('refused' in told) throw new Error(told.refused);
  return { url: told.url, stop: () => end(child, 'SIGTERM'), kill: () => end(child, 'SIGKILL') };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
