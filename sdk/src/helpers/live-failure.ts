import { ApiError } from '../runtime/errors.ts';

/** Throws what would go wrong again; gives back what may pass. */
export function passing(error: unknown): ApiError {
  if (!(error instanceof ApiError)) throw error;
  const { kind, status } = error;
  const mayPass =
    kind === 'http'
      ? status >= 500 || status === 429
      : kind === 'network' || kind === 'aborted' || kind === 'timeout';
  if (!mayPass) throw error;
  return error;
}
