import { ApiError } from '../runtime/errors.ts';

/** Throws an error that would occur again on a retry; returns any other. */
export function rethrowPermanent(error: unknown): ApiError {
  if (!(error instanceof ApiError)) throw error;
  const { kind, status } = error;
  const mayPass =
    kind === 'http'
      ? status >= 500 || status === 429
      : kind === 'network' || kind === 'aborted' || kind === 'timeout';
  if (!mayPass) throw error;
  return error;
}
