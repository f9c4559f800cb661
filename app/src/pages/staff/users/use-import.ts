import { addUsers, addUsersChanges, importUsers, invalidate } from '@halyard/sdk/react';
import type { UserImportOutcome } from '@halyard/sdk/types';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSiteConfig } from '../../../app/routes/page-title.ts';
import {
  type ImportRow,
  inChunks,
  MAX_ROWS,
  newPassword,
  readRows,
  type RowFault,
  toNewUser,
} from './import-rows.ts';

/** A row and what the server says of it; null before it was asked. */
export interface CheckedRow extends ImportRow {
  outcome: UserImportOutcome | null;
}

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

  const run = async (work: () => Promise<ImportStep>) => {
    setFailure(null);
    setProgress(0);
    try {
      setStep(await work());
    } catch (error) {
      setFailure(error);
    } finally {
      setProgress(null);
    }
  };

  /** The outcomes of the rows; those that the client refuses are not sent. */
  const ask = async (rows: readonly ImportRow[], options: { dryRun: boolean; must: boolean }) => {
    const results = new Map<number, { outcome: UserImportOutcome; faults: RowFault[] }>();
    const sound = rows.filter(({ faults }) => faults.length === 0);
    for (const chunk of inChunks(sound)) {
      const users = chunk.map((row) => toNewUser(row, options.must));
      const report = await importUsers(users, { dryRun: options.dryRun });
      report.rows.forEach(({ outcome, errors }, index) => {
        const row = chunk[index];
        if (row) results.set(row.line, { outcome, faults: errors });
      });
      setProgress(results.size / sound.length);
    }
    return rows.map((row): CheckedRow => ({
      ...row,
      ...(results.get(row.line) ?? { outcome: 'Refused' }),
    }));
  };

  return {
    step,
    progress,
    failure,
    check: (text: string) =>
      void run(async () => {
        const rows = readRows(text, newPassword);
        if (rows.length > MAX_ROWS) throw new RangeError();
        if (hasImport)
          return { kind: 'checked', rows: await ask(rows, { dryRun: true, must: false }) };
        const checked = rows.map((row): CheckedRow => ({
          ...row,
          outcome: row.faults.length > 0 ? 'Refused' : null,
        }));
        return { kind: 'checked', rows: checked };
      }),
    add: (rows: readonly CheckedRow[], must: boolean) =>
      void run(async () => {
        const wanted = rows.filter(({ outcome }) => outcome !== 'Refused');
        const added = hasImport
          ? await ask(wanted, { dryRun: false, must })
          : await addAll(wanted, must);
        await invalidate(client, addUsersChanges);
        return { kind: 'done', rows: added };
      }),
    back: () => setStep({ kind: 'input' }),
  };
}

/** On servers without the extension: all rows or none. */
async function addAll(rows: readonly CheckedRow[], must: boolean): Promise<CheckedRow[]> {
  await addUsers(rows.map((row) => toNewUser(row, must)));
  return rows.map((row) => ({ ...row, outcome: 'Added' }));
}
