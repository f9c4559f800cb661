import {
  addUsers,
  addUsersChanges,
  ApiError,
  importUsers,
  invalidate,
  inviteUsers,
  inviteUsersChanges,
} from '@halyard/sdk/react';
import type { ClientConfig } from '@halyard/sdk/types';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSiteConfig } from '../../../app/routes/page-title.ts';
import type { People } from './sheet/columns.ts';
import {
  captainsFirst,
  type CheckedRow,
  type ImportRow,
  inChunks,
  MAX_ROWS,
  newPassword,
  readPeople,
  type Report,
  toInvitedUser,
  toNewUser,
  withoutPasswords,
} from './sheet/people.ts';
import { createSentUsers, type SentRows } from './sent-users.ts';

export type ImportStep =
  | { kind: 'input' }
  | ({ kind: 'checked' | 'done'; rows: readonly CheckedRow[] } & CheckOptions);

export interface CheckOptions {
  /** Whether users get a link to choose a password, and none is made. */
  invites: boolean;
  /** Whether users who exist get the passwords of the sheet. */
  setPasswords: boolean;
}

interface AddOptions extends CheckOptions {
  /** Whether users are asked for a new password after the first sign-in. */
  must: boolean;
}

/** Reads a list of users, asks the server what would become of it, and adds those that can be added. */
export function useImport() {
  const client = useQueryClient();
  const { data: config } = useSiteConfig();
  const hasImport = config?.extensions?.includes('userImport') ?? false;
  const hasSheets = config?.extensions?.includes('userSheets') ?? false;
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

  const addPart = async (part: readonly CheckedRow[], options: AddOptions) => {
    const sending = sentUsers.send(part);
    try {
      const reports = hasImport
        ? await sendRows(part, { ...options, dryRun: false })
        : await addAll(part.map((row) => toNewUser(row, options.must)));
      sending.answered(reports);
      return reports;
    } catch (error) {
      if (isRefusal(error)) sending.refused();
      throw error;
    }
  };

  return {
    invitations: invitationsOf(config),
    hasSheets,
    step,
    progress,
    failure,
    sent,
    check: (people: People, options: CheckOptions) =>
      void run(async () => {
        const read = readPeople(people, makePassword);
        const takesBans = hasSheets && !options.invites;
        const rows = (options.invites ? withoutPasswords(read) : read)
          .map((row) => (takesBans ? row : refuseBanned(row)))
          .map(asChecked);
        if (rows.length > MAX_ROWS) throw new RangeError();
        const ask = async (part: readonly ImportRow[]) => {
          const reports = await sendRows(part, { ...options, must: false, dryRun: true });
          sentUsers.checked(part, reports);
          return reports;
        };
        const checked = hasImport ? await inParts(rows, 'check', ask, setProgress) : rows;
        return { kind: 'checked', rows: checked, ...options };
      }),
    add: (rows: readonly CheckedRow[], { must, ...options }: AddOptions) =>
      void run(async () => {
        const wanted = captainsFirst(rows.filter(({ outcome }) => outcome !== 'Refused'));
        const add = (part: readonly CheckedRow[]) => addPart(part, { ...options, must });
        try {
          // Servers without the extension add all or none.
          const added = hasImport
            ? await inParts(wanted, 'add', add, setProgress)
            : withReports(wanted, await add(wanted));
          return { kind: 'done', rows: added, ...options };
        } finally {
          await invalidate(client, options.invites ? inviteUsersChanges : addUsersChanges);
        }
      }),
    back: () => setStep({ kind: 'input' }),
  };
}

/** Whether people can be invited by mail; undefined where the server has no invitations. */
function invitationsOf(config: ClientConfig | undefined): 'Ready' | 'NoMail' | undefined {
  if (config?.extensions?.includes('userInvitations') !== true) return undefined;
  return config.registration?.mail === false ? 'NoMail' : 'Ready';
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

/** Without a server that can add banned accounts they would become users, and nobody who is banned is invited. */
function refuseBanned(row: ImportRow): ImportRow {
  if (!row.banned) return row;
  return { ...row, faults: [...row.faults, { field: 'banned', code: 'BANNED_UNSUPPORTED' }] };
}

/** Sends rows in several requests; those that the client refuses are not sent. */
async function inParts(
  rows: readonly CheckedRow[],
  use: 'check' | 'add',
  send: (part: readonly CheckedRow[]) => Promise<readonly Report[]>,
  onProgress: (share: number) => void,
): Promise<CheckedRow[]> {
  const results = new Map<number, CheckedRow>();
  const sound = rows.filter(({ faults }) => faults.length === 0);
  for (const part of inChunks(sound, use)) {
    const reports = await send(part);
    for (const row of withReports(part, reports)) results.set(row.line, row);
    onProgress(results.size / sound.length);
  }
  return rows.map((row) => results.get(row.line) ?? { ...row, outcome: 'Refused' });
}

function withReports(rows: readonly CheckedRow[], reports: readonly Report[]): CheckedRow[] {
  return rows.map((row, index) => {
    const { outcome, errors } = reports[index] ?? { outcome: 'Refused', errors: [] };
    const faults = errors.map(({ item, ...fault }) => ({
      ...fault,
      ...(fault.code === 'TEAM_NAME_LOOKS_ALIKE' && { line: rows[item ?? -1]?.line }),
    }));
    return { ...row, outcome, faults };
  });
}

/** Adds rows, or asks what would become of them. */
async function sendRows(
  rows: readonly ImportRow[],
  { must, invites, setPasswords, dryRun }: AddOptions & { dryRun: boolean },
): Promise<readonly Report[]> {
  const answer = invites
    ? await inviteUsers(rows.map(toInvitedUser), { dryRun })
    : await importUsers(
        rows.map((row) => toNewUser(row, must)),
        { dryRun, ...(setPasswords && { setPasswords }) },
      );
  return answer.rows;
}

async function addAll(users: Parameters<typeof addUsers>[0]): Promise<Report[]> {
  await addUsers(users);
  return users.map(() => ({ outcome: 'Added', errors: [] }));
}

/** Whether the server has answered that it adds nobody. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
