import type { UserImportOutcome } from '@halyard/sdk/types';
import { type CheckedRow, type ImportRow, type Report, userKey } from './sheet/people.ts';

/** The users of one dialog that were sent to be added, with the passwords that they were sent with. */
export interface SentRows {
  added: readonly ImportRow[];
  /** Rows without an answer: their users may have been added. */
  unanswered: readonly ImportRow[];
}

/** The rows whose passwords nothing else knows; those who were invited have none. */
export function rowsWithPasswords({ added, unanswered }: SentRows): ImportRow[] {
  return [...added, ...unanswered].filter(({ user }) => user.password !== '');
}

/**
 * Remembers which users were sent. If the answer to a request is lost, the next one says that its users
 * exist already, and nothing else knows their passwords.
 */
export function createSentUsers() {
  const added = new Map<string, ImportRow>();
  const unanswered = new Map<string, ImportRow>();

  function settle(row: ImportRow, outcome: UserImportOutcome, earlier: ImportRow | undefined) {
    const key = userKey(row.user);
    unanswered.delete(key);
    if (outcome === 'Added' || outcome === 'PasswordSet') added.set(key, row);
    // The lost answer was that it is added.
    else if (outcome === 'Unchanged' && earlier) added.set(key, earlier);
  }

  return {
    /** Call before rows are sent to be added, and one of the functions with the answer. */
    send(rows: readonly CheckedRow[]) {
      const earlier = new Map(unanswered);
      for (const row of rows) {
        const key = userKey(row.user);
        const isNew = row.outcome !== 'Unchanged' && !added.has(key);
        if (isNew && !unanswered.has(key)) unanswered.set(key, row);
      }
      return {
        answered: (reports: readonly Report[]): void =>
          rows.forEach((row, index) => {
            const { outcome } = reports[index] ?? { outcome: 'Refused' };
            settle(row, outcome, earlier.get(userKey(row.user)));
          }),
        /** The server has added none of them. */
        refused: (): void => {
          for (const { user } of rows) {
            if (!earlier.has(userKey(user))) unanswered.delete(userKey(user));
          }
        },
      };
    },
    /** Call with the answer to a dry run. A user who is not there yet may still be on the way. */
    checked(rows: readonly ImportRow[], reports: readonly Report[]): void {
      rows.forEach((row, index) => {
        const { outcome } = reports[index] ?? { outcome: 'Refused' };
        if (outcome !== 'Added' && outcome !== 'PasswordSet')
          settle(row, outcome, unanswered.get(userKey(row.user)));
      });
    },
    rows: (): SentRows => ({ added: [...added.values()], unanswered: [...unanswered.values()] }),
  };
}
