import { fieldFault, NewUser as NewUserSchema } from '@halyard/sdk/forms';
import type { ErrorCode } from '@halyard/sdk/rules';
import type { InvitedUser, NewUser, UserImportOutcome } from '@halyard/sdk/types';
import Papa from 'papaparse';

/** The most rows of one file. */
export const MAX_ROWS = 10_000;

/** Rows of one request: hashing their passwords takes the server some seconds. */
const CHUNK = 100;

/** The most items that the contract takes in one request. */
const MAX_ITEMS = 1000;

const COLUMNS = [
  'userName',
  'email',
  'password',
  'realName',
  'stdNumber',
  'phone',
  'teamName',
] as const;
type Column = (typeof COLUMNS)[number];

/** Other names of the columns, without spaces, marks and case. */
const ALIASES: Readonly<Record<string, Column>> = {
  username: 'userName',
  name: 'userName',
  user: 'userName',
  login: 'userName',
  email: 'email',
  mail: 'email',
  emailaddress: 'email',
  password: 'password',
  realname: 'realName',
  fullname: 'realName',
  stdnumber: 'stdNumber',
  studentnumber: 'stdNumber',
  studentid: 'stdNumber',
  phone: 'phone',
  teamname: 'teamName',
  team: 'teamName',
};

export interface ImportRow {
  /** Line of the file, from 1. */
  line: number;
  user: Record<Column, string>;
  /** What is wrong with it before the server is asked. */
  faults: RowFault[];
}

export interface RowFault {
  field: string;
  code: ErrorCode;
  /** Line of another row that it is too like. */
  line?: number | undefined;
}

/** A row and what the server says of it; null before it was asked. */
export interface CheckedRow extends ImportRow {
  outcome: UserImportOutcome | null;
}

/** What the server says of a row; `item` is the place of another row in the request. */
export interface Report {
  outcome: UserImportOutcome;
  errors: (Omit<RowFault, 'line'> & { item?: number | null | undefined })[];
}

/** Rows with the same key are about the same user. */
export function userKey({
  userName,
  email,
}: Pick<ImportRow['user'], 'userName' | 'email'>): string {
  return `${userName}\n${email}`.toLowerCase();
}

/**
 * The rows of a CSV text, or of a table pasted from a spreadsheet. The first line may name the columns;
 * otherwise they are in the order of `COLUMNS`. Missing passwords are made.
 */
export function readRows(text: string, makePassword: (userKey: string) => string): ImportRow[] {
  const { data } = Papa.parse<string[]>(text.trim(), { skipEmptyLines: 'greedy' });
  const named = data[0]?.map((cell) => ALIASES[cell.toLowerCase().replaceAll(/[^a-z]/g, '')]) ?? [];
  const hasHead = named.includes('userName') && named.includes('email');
  const columns = hasHead ? named : COLUMNS;
  const rows = data.slice(hasHead ? 1 : 0).map((cells, index) => {
    const valueOf = (column: Column) => cells[columns.indexOf(column)]?.trim() ?? '';
    const user = Object.fromEntries(
      COLUMNS.map((column) => [column, valueOf(column)]),
    ) as ImportRow['user'];
    if (user.password === '') user.password = makePassword(userKey(user));
    return { line: index + (hasHead ? 2 : 1), user, faults: schemaFaults(user) };
  });
  return markRepeated(rows);
}

function schemaFaults(user: ImportRow['user']): RowFault[] {
  return COLUMNS.filter((column) => fieldFault(NewUserSchema, column, user[column]) !== null).map(
    (field) => ({ field, code: 'VALIDATION_FAILED' }),
  );
}

/** Of rows with one name or one address only the first is added. */
function markRepeated(rows: ImportRow[]): ImportRow[] {
  const names = new Set<string>();
  const emails = new Set<string>();
  for (const { user, faults } of rows) {
    const [name, email] = [user.userName.toLowerCase(), user.email.toLowerCase()];
    if (names.has(name)) faults.push({ field: 'userName', code: 'USER_NAME_TAKEN' });
    if (emails.has(email)) faults.push({ field: 'email', code: 'EMAIL_TAKEN' });
    names.add(name);
    emails.add(email);
  }
  return rows;
}

/** What is sent for a row. */
export function toNewUser({ user }: ImportRow, mustChangePassword: boolean): NewUser {
  const { userName, email, password, realName, stdNumber, phone, teamName } = user;
  return {
    userName,
    email,
    password,
    realName: realName || null,
    stdNumber: stdNumber || null,
    phone: phone || null,
    teamName: teamName || null,
    mustChangePassword,
  };
}

/** Removes the passwords of the file from the rows, for people who choose their own. */
export function withoutPasswords(rows: readonly ImportRow[]): ImportRow[] {
  return rows.map((row) => ({
    ...row,
    user: { ...row.user, password: '' },
    faults: row.faults.filter(({ field }) => field !== 'password'),
  }));
}

/** What is sent for a row without a password. */
export function toInvitedUser(row: ImportRow): InvitedUser {
  const { password: _none, mustChangePassword: _either, ...user } = toNewUser(row, false);
  return user;
}

/** Parts of the rows for one request each; the members of a team are in one part. To check rows is fast. */
export function inChunks<Row extends ImportRow>(
  rows: readonly Row[],
  use: 'check' | 'add',
): Row[][] {
  const most = use === 'check' ? MAX_ITEMS : CHUNK;
  const groups = Map.groupBy(rows, ({ user, line }) => user.teamName || `line ${line}`);
  const chunks: Row[][] = [];
  for (const group of groups.values()) {
    const last = chunks.at(-1);
    if (last && last.length + group.length <= most) last.push(...group);
    else
      for (let at = 0; at < group.length; at += MAX_ITEMS)
        chunks.push(group.slice(at, at + MAX_ITEMS));
  }
  return chunks;
}

/** Spreadsheets know by it that the text is in UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The sheet with what users sign in with. No cell is a formula for a spreadsheet. */
export function credentialsSheet(rows: readonly ImportRow[]): string {
  const fields = ['userName', 'email', 'password', 'teamName'] as const;
  const sheet = Papa.unparse(
    { fields: [...fields], data: rows.map(({ user }) => fields.map((field) => user[field])) },
    { escapeFormulae: true },
  );
  return BYTE_ORDER_MARK + sheet;
}

const CLASSES = ['abcdefghijkmnopqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789'] as const;

/** A random password with a character of each class, without those that look alike. */
export function newPassword(): string {
  const any = CLASSES.join('');
  const classes = [...CLASSES, ...Array.from({ length: 11 }, () => any)];
  const [first = '', ...rest] = classes.map(pick);
  return first + rest.toSorted(() => randomBelow(3) - 1).join('');
}

function pick(characters: string): string {
  return characters.charAt(randomBelow(characters.length));
}

/** Without bias: values above the largest multiple are drawn again. */
function randomBelow(limit: number): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  const top = Math.floor(2 ** 32 / limit) * limit;
  return value < top ? value % limit : randomBelow(limit);
}
