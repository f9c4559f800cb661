import type { ContainerEngine } from './part-engine.ts';
import { cleanLog, lastLines } from './part-log-text.ts';

const LOG_BYTES = 65_536;

/** The end of what a container has written, as plain text. Throws EngineError. */
export async function readEnd(
  engine: ContainerEngine,
  name: string,
  lines: number,
): Promise<string> {
  const log = await engine.readLog(name, { lines, bytes: LOG_BYTES });
  return lastLines(cleanLog(log ?? ''), lines);
}
