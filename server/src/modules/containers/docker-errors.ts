import { EngineError } from './engine.ts';

/** The status with which Docker answered; undefined when it did not answer. */
export function statusOf(error: unknown): number | undefined {
  const { statusCode } = error as { statusCode?: number };
  return statusCode;
}

/** Whether Docker did not answer. */
export function isUnreachable(error: unknown): boolean {
  return statusOf(error) === undefined && !(error instanceof EngineError);
}
