import { ApiError } from '@halyard/sdk/react';
import type { TranslationFunctions } from '../../i18n/i18n-types.ts';

/** What a person reads when a call failed: the server's sentence, else ours. */
export function failureText(LL: TranslationFunctions, error: unknown): string {
  if (!(error instanceof ApiError)) return String(error);
  if (error.code === 'RATE_LIMITED') {
    return LL.errors.rateLimited({ seconds: error.retryAfter ?? 1 });
  }
  switch (error.kind) {
    case 'http':
      return error.title;
    case 'network':
      return LL.errors.network();
    case 'aborted':
      return LL.errors.aborted();
    case 'cancelled':
      return LL.errors.cancelled();
    case 'timeout':
      return LL.errors.timeout();
    case 'bad-request':
      return LL.errors.badRequest();
    case 'bad-response':
      return LL.errors.badResponse();
  }
}

/** The failed fields of a form by name, for the hints below them. */
export function fieldErrors(
  LL: TranslationFunctions,
  error: unknown,
): Partial<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    error.issues.map(({ path, code }) => [
      path,
      // A rule of the product has its own sentence; a broken bound has only its code.
      error.kind === 'http' && error.code !== 'VALIDATION_FAILED'
        ? error.title
        : LL.errors.field[code](),
    ]),
  );
}

/** What stands above a form's buttons: why it failed, unless that stands at its fields. */
export function formFailure(LL: TranslationFunctions, error: unknown): string | null {
  if (!error || (error instanceof ApiError && error.issues.length > 0)) return null;
  return failureText(LL, error);
}
