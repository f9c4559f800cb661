import { EngineError } from '../part-engine.ts';

/** The status with which Docker answered; undefined when it did not answer. */
export function statusOf(error: unknown): number | undefined {
  const { statusCode } = error as { statusCode?: number };
  return statusCode;
}

/** Whether Docker did not answer. */
export function isUnreachable(error: unknown): boolean {
  return statusOf(error) === undefined && !(error instanceof EngineError);
}

/** Null when there is no such container. */
export async function ifThere<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}

/** Turns what the client throws into an EngineError. */
export async function explained<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof EngineError) throw error;
    const failure = isUnreachable(error) ? 'EngineUnavailable' : 'Refused';
    throw new EngineError(failure, error instanceof Error ? error.message : String(error), error);
  }
}
