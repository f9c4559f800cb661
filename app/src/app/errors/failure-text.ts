import { ApiError } from '@halyard/sdk/react';
import type { TranslationFunctions } from '../../i18n/i18n-types.ts';

/** The message to show when a call failed: the server's, or one of ours if it sent none. */
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
