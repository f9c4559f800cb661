import type { invalidate } from '@halyard/sdk/react';
import type { ApiTokenInput, NewApiToken } from '@halyard/sdk/types';

/** What can be done with tokens, everybody's or one's own, and the queries that it changes. */
export interface TokenCalls {
  create: (input: ApiTokenInput) => Promise<NewApiToken>;
  revoke: (id: string, options?: { delete: boolean }) => Promise<unknown>;
  restore: (id: string) => Promise<unknown>;
  changes: Parameters<typeof invalidate>[1];
}
