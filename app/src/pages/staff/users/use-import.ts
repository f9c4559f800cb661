import { addUsers, addUsersChanges, ApiError, importUsers, invalidate } from '@halyard/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSiteConfig } from '../../../app/routes/page-title.ts';
import {
  type CheckedRow,
  type ImportRow,
  inChunks,
  MAX_ROWS,
  newPassword,
  readRows,
  type Report,
  toNewUser,
} from './import-rows.ts';
import { createSentUsers, type SentRows } from './sent-users.ts';

export type ImportStep =
  | { kind: 'input' }
  | { kind: 'checked'; rows: readonly CheckedRow[] }
  | { kind: 'done'; rows: readonly CheckedRow[] };

/** Reads a list of users, asks the server what would become of it, and adds those that can be added. */
export function useImport() {
  const client = useQueryClient();
  const { data: config } = useSiteConfig();
  const hasImport = config?.extensions?.includes('userImport') ?? false;
  const [step, setStep] = useState<ImportStep>({ kind: 'input' });
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [sentUsers] = useState(createSentUsers);
  const [sent, setSent] = useState<SentRows>({ added: [], unanswered: [] });
  const [makePassword] = useState(passwordMaker);

  const run = async (work: () => Promise<ImportStep>) => {
    setFailure(null);
    setProgress(0);
    try {
      setStep(await work());
    } catch (error) {
      setFailure(error);
    } finally {
      setProgress(null);
      setSent(sentUsers.rows());
    }
  };

  const checkPart = async (part: readonly ImportRow[]) => {
    const users = part.map((row) => toNewUser(row, false));
    const { rows } = await importUsers(users, { dryRun: true });
    sentUsers.checked(part, rows);
    return rows;
  };

  const addPart = async (part: readonly CheckedRow[], must: boolean) => {
    const users = part.map((row) => toNewUser(row, must));
    const sending = sentUsers.send(part);
    try {
      const reports = hasImport
        ? (await importUsers(users, { dryRun: false })).rows
        : await addAll(users);
      sending.answered(reports);
      return reports;
    } catch (error) {
      if (isRefusal(error)) sending.refused();
      throw error;
    }
  };

  return {
    step,
    progress,
    failure,
    sent,
    check: (text: string) =>
      void run(async () => {
        const rows = readRows(text, makePassword).map(asChecked);
        if (rows.length > MAX_ROWS) throw new RangeError();
        const checked = hasImport ? await inParts(rows, checkPart, setProgress) : rows;
        return { kind: 'checked', rows: checked };
      }),
    add: (rows: readonly CheckedRow[], must: boolean) =>
      void run(async () => {
        const wanted = rows.filter(({ outcome }) => outcome !== 'Refused');
        const add = (part: readonly CheckedRow[]) => addPart(part, must);
        try {
          // Servers without the extension add all or none.
          const added = hasImport
            ? await inParts(wanted, add, setProgress)
            : withReports(wanted, await add(wanted));
          return { kind: 'done', rows: added };
        } finally {
          await invalidate(client, addUsersChanges);
        }
      }),
    back: () => setStep({ kind: 'input' }),
  };
}

/** Makes a password for each user, which stays the same when the rows are read again. */
function passwordMaker() {
  const made = new Map<string, string>();
  return (userKey: string): string => {
    const password = made.get(userKey) ?? newPassword();
    made.set(userKey, password);
    return password;
  };
}

/** What the client itself refuses. */
function asChecked(row: ImportRow): CheckedRow {
  return { ...row, outcome: row.faults.length > 0 ? 'Refused' : null };
}

/** Sends rows in several requests; those that the client refuses are not sent. */
async function inParts(
  rows: readonly CheckedRow[],
  send: (part: readonly CheckedRow[]) => Promise<readonly Report[]>,
  onProgress: (share: number) => void,
): Promise<CheckedRow[]> {
  const results = new Map<number, CheckedRow>();
  const sound = rows.filter(({ faults }) => faults.length === 0);
  for (const part of inChunks(sound)) {
    const reports = await send(part);
    for (const row of withReports(part, reports)) results.set(row.line, row);
    onProgress(results.size / sound.length);
  }
  return rows.map((row) => results.get(row.line) ?? { ...row, outcome: 'Refused' });
}

function withReports(rows: readonly CheckedRow[], reports: readonly Report[]): CheckedRow[] {
  return rows.map((row, index) => {
    const { outcome, errors } = reports[index] ?? { outcome: 'Refused', errors: [] };
    return { ...row, outcome, faults: errors };
  });
}

async function addAll(users: Parameters<typeof addUsers>[0]): Promise<Report[]> {
  await addUsers(users);
  return users.map(() => ({ outcome: 'Added', errors: [] }));
}

/** Whether the server has answered that it adds nobody. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
