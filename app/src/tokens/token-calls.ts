import type { invalidate } from '@halyard/sdk/react';
import type { ApiTokenInput, NewApiToken } from '@halyard/sdk/types';

/** What can be done with tokens, everybody's or one's own, and the queries that it changes. */
export interface TokenCalls {
  create: (input: ApiTokenInput) => Promise<NewApiToken>;
  revoke: (id: string, options?: { delete: boolean }) => Promise<unknown>;
  restore: (id: string) => Promise<unknown>;
  /** Whether they are called as an administrator, who can restore what administrators have revoked. */
  areOfStaff: boolean;
  changes: Parameters<typeof invalidate>[1];
}
