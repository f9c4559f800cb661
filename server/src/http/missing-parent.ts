import type { ErrorCode } from '@halyard/sdk/operations';
import { columnOfMissingParent } from '../platform/missing-parent.ts';
import { AppError } from '../domain/app-error.ts';
import type { AnyOperation } from './operation.ts';

/**
 * The error codes that fit a deleted row, by the column that refers to it. The first one that the
 * operation declares is sent.
 */
const CODES_BY_COLUMN: Readonly<Record<string, readonly ErrorCode[]>> = {
  game_id: ['GAME_NOT_FOUND'],
  challenge_id: ['CHALLENGE_NOT_FOUND'],
  team_id: ['TEAM_NOT_FOUND'],
  division_id: ['DIVISION_NOT_FOUND'],
  participation_id: ['NOT_JOINED', 'PARTICIPATION_NOT_FOUND'],
  attachment_file_id: ['FILE_NOT_FOUND'],
  // Only the caller's own account is written to these columns.
  user_id: ['WRONG_CREDENTIALS', 'NOT_SIGNED_IN'],
  captain_id: ['NOT_SIGNED_IN'],
  uploaded_by: ['NOT_SIGNED_IN'],
};

/** Seconds. The same request, repeated, finds that the row is gone when it reads it. */
const RETRY_AFTER = 1;

/**
 * The refusal for a row that was deleted between the statement of a request that read it and the
 * statement that referred to it; null for other errors. OVERLOADED, which asks the caller to try
 * again, where the operation declares no code for the row.
 */
export function refuseMissingParent(
  error: unknown,
  { access, errors }: Pick<AnyOperation, 'access' | 'errors'>,
): AppError | null {
  const column = columnOfMissingParent(error);
  if (column === null) return null;
  const declared = access === 'public' ? errors : [...errors, 'NOT_SIGNED_IN'];
  const code = CODES_BY_COLUMN[column]?.find((one) => declared.includes(one));
  if (code === undefined)
    return new AppError('OVERLOADED', { cause: error, retryAfter: RETRY_AFTER });
  return new AppError(code, { cause: error });
}
