import { fieldFault, fieldRules, NewUser as NewUserSchema } from '@halyard/sdk/forms';
import type { ErrorCode, FieldErrorCode } from '@halyard/sdk/rules';
import type { InvitedUser, NewUser, UserImportOutcome } from '@halyard/sdk/types';
import { type Field, type People, plain, TEXT_FIELDS, type TextField } from './columns.ts';
import type { TableRow } from './table.ts';
import { unguarded } from '../../shared/sheet-files.ts';

/** The most rows of one file. */
export const MAX_ROWS = 10_000;

/** Rows of one request: hashing their passwords takes the server some seconds. */
const CHUNK = 100;

/** The most items that the contract takes in one request. */
const MAX_ITEMS = 1000;

/** Stands in a credentials sheet for a password that a spreadsheet would run. */
export const AS_IN_FILE = 'as in your file';

/** What is done with a row otherwise than the sheet says. */
export type Note = 'HASH' | 'STAFF';

export interface ImportRow {
  /** Row of the file, from 1. */
  line: number;
  user: Record<TextField, string>;
  /** Whether the sheet says that the user leads the team. */
  captain: boolean;
  banned: boolean;
  /** Added only after somebody decided what a hidden account becomes. */
  hidden: boolean;
  /** Whether the password was made here. */
  hasNewPassword: boolean;
  notes: readonly Note[];
  /** What is wrong with it before the server is asked. */
  faults: RowFault[];
}

/** Reasons that only the reader of sheets has. */
export type SheetFault = 'YES_OR_NO' | 'DAMAGED' | 'BANNED_UNSUPPORTED';

export interface RowFault {
  field: string;
  code: ErrorCode | FieldErrorCode | SheetFault;
  /** Length of the value and its bound, where that is the reason. */
  length?: number;
  bound?: number;
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
  errors: { field: string; code: ErrorCode; item?: number | null | undefined }[];
}

/** Rows with the same key are about the same user. */
export function userKey({
  userName,
  email,
}: Pick<ImportRow['user'], 'userName' | 'email'>): string {
  return `${userName}\n${email}`.toLowerCase();
}

/** The people of a sheet. Missing passwords are made, and those that are hashes are replaced. */
export function readPeople(
  { head, columns, rows }: People,
  makePassword: (userKey: string) => string = newPassword,
): ImportRow[] {
  const names = head?.map(plain) ?? [];
  return markRepeated(
    rows.map(({ line, cells }) => readPerson({ line, cells }, { names, columns }, makePassword)),
  );
}

interface Columns {
  /** Names of the head, as `plain` writes them. */
  names: readonly string[];
  columns: readonly (Field | null)[];
}

function readPerson(
  { line, cells }: TableRow,
  { names, columns }: Columns,
  makePassword: (userKey: string) => string,
): ImportRow {
  const cellOf = (field: Field) => cells[columns.indexOf(field)]?.trim() ?? '';
  const user = Object.fromEntries(
    TEXT_FIELDS.map((field) => [
      field,
      field === 'password' ? cellOf(field) : unguarded(cellOf(field)),
    ]),
  ) as ImportRow['user'];
  const hadHash = isHash(user.password);
  const hasNewPassword = hadHash || user.password === '' || user.password === AS_IN_FILE;
  if (hasNewPassword) user.password = makePassword(userKey(user));
  const answers = {
    captain: isCaptain({ names, columns }, cells),
    banned: yesOrNo(cellOf('banned')),
    hidden: yesOrNo(cellOf('hidden')),
  };
  const unclear = (['captain', 'banned', 'hidden'] as const).filter(
    (field) => answers[field] === null,
  );
  return {
    line,
    user,
    captain: answers.captain ?? false,
    banned: answers.banned ?? false,
    hidden: answers.hidden ?? false,
    hasNewPassword,
    notes: [
      ...(hadHash ? (['HASH'] as const) : []),
      ...(isStaff(names, cells) ? (['STAFF'] as const) : []),
    ],
    faults: [
      ...textFaults(user),
      ...unclear.map((field): RowFault => ({ field, code: 'YES_OR_NO' })),
    ],
  };
}

/** By a column that says so, or by one with the id of the captain, which is that of the row. */
function isCaptain({ names, columns }: Columns, cells: readonly string[]): boolean | null {
  const index = columns.indexOf('captain');
  const cell = cells[index]?.trim() ?? '';
  if (!['captainid', 'teamcaptainid'].includes(names[index] ?? '')) return yesOrNo(cell);
  const own = cells[names.findIndex((name) => name === 'id' || name === 'userid')]?.trim() ?? '';
  return cell !== '' && cell === own;
}

const YES = new Set(
  'true yes y 1 x on wahr ja oui vrai sí si verdadero да истина ya có 是 はい 예 ✓ ✔'.split(' '),
);
const NO = new Set(
  'false no n 0 off falsch nein non faux falso нет ложь tidak không 否 いいえ 아니요 아니오 - –'.split(
    ' ',
  ),
);

/** Null for a text that is neither. */
function yesOrNo(cell: string): boolean | null {
  const text = cell.toLowerCase();
  if (YES.has(text)) return true;
  return text === '' || NO.has(text) ? false : null;
}

/** Whether the sheet says that somebody is of staff, which nobody becomes by an import. */
function isStaff(names: readonly string[], cells: readonly string[]): boolean {
  const of = (name: string) => cells[names.indexOf(name)]?.trim().toLowerCase() ?? '';
  return [of('type'), of('role')].some((role) => ['admin', 'monitor'].includes(role));
}

function textFaults(user: ImportRow['user']): RowFault[] {
  return TEXT_FIELDS.flatMap((field): RowFault[] => {
    const value = user[field];
    // What was lost when the file was written.
    if (value.includes('\uFFFD')) return [{ field, code: 'DAMAGED' }];
    const code = fieldFault(NewUserSchema, field, value);
    if (code === null) return [];
    const { minLength, maxLength } = fieldRules(NewUserSchema, field);
    const bound = code === 'TOO_SHORT' ? minLength : maxLength;
    const isLength = code === 'TOO_SHORT' || code === 'TOO_LONG';
    return [
      { field, code, ...(isLength && bound !== undefined && { length: value.length, bound }) },
    ];
  });
}

/** Of rows with one name or one address only the first is added. */
function markRepeated(rows: ImportRow[]): ImportRow[] {
  const names = new Set<string>();
  const emails = new Set<string>();
  for (const { user, faults } of rows) {
    const [name, email] = [user.userName.toLowerCase(), user.email.toLowerCase()];
    if (names.has(name)) faults.push({ field: 'userName', code: 'USER_NAME_TAKEN' });
    if (emails.has(email)) faults.push({ field: 'email', code: 'EMAIL_TAKEN' });
    // What is not added takes nothing.
    if (faults.length > 0) continue;
    names.add(name);
    emails.add(email);
  }
  return rows;
}

/**
 * Who leads each team of those who are added: whom the sheet names, else the first. The server makes the first
 * of a request the captain, so rows are sent in this order.
 */
export function captainsFirst<Row extends ImportRow>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => Number(b.captain) - Number(a.captain));
}

/** The lines of those who lead a new team, if all of these rows are added. */
export function captainsOf(rows: readonly ImportRow[]): Set<number> {
  const teams = Map.groupBy(captainsFirst(rows), ({ user }) => user.teamName);
  teams.delete('');
  return new Set([...teams.values()].flatMap(([first]) => first?.line ?? []));
}

/** What is sent for a row. */
export function toNewUser({ user, banned }: ImportRow, mustChangePassword: boolean): NewUser {
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
    ...(banned && { banned }),
  };
}

/** Removes the passwords of the file from the rows, for people who choose their own. */
export function withoutPasswords(rows: readonly ImportRow[]): ImportRow[] {
  return rows.map((row) => ({
    ...row,
    user: { ...row.user, password: '' },
    hasNewPassword: false,
    notes: row.notes.filter((note) => note !== 'HASH'),
    faults: row.faults.filter(({ field }) => field !== 'password'),
  }));
}

/** What is sent for a row without a password. */
export function toInvitedUser(row: ImportRow): InvitedUser {
  const { password: _none, mustChangePassword: _either, ...user } = toNewUser(row, false);
  delete user.banned;
  return user;
}

/** Parts of the rows for one request each; the members of a team are in one part. To check rows is fast. */
export function inChunks<Row extends ImportRow>(
  rows: readonly Row[],
  use: 'check' | 'add',
): Row[][] {
  const most = use === 'check' ? MAX_ITEMS : CHUNK;
  const groups = Map.groupBy(
    captainsFirst(rows),
    ({ user, line }) => user.teamName || `line ${line}`,
  );
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

/** How programs write the hash of a password. */
const HASHES = [
  // Modular crypt: bcrypt, scrypt, argon2, PBKDF2, yescrypt, the SHAs and MD5 of crypt, PHPass, Drupal.
  /^\$(?:\d[abxy]?|y|gy|md5|apr1|sm3|ml|P|H|S|argon2(?:id|i|d)|scrypt|bcrypt(?:-sha256)?|pbkdf2(?:-sha\d+)?|sha1)\$.{12,}$/i,
  // Django, Werkzeug and their kind: a name, parameters and parts after marks.
  /^(?:pbkdf2|scrypt|bcrypt|argon2(?:id|i|d)?|sha1|sha224|sha256|sha384|sha512|md5)(?:[_:-][a-z\d]+)*[$:]\S{20,}$/i,
  // LDAP.
  /^\{(?:S?SHA(?:224|256|384|512)?|S?MD5|CRYPT|PBKDF2[^}]*|ARGON2|BCRYPT|SCRYPT)\}\S{12,}$/i,
  // Hexadecimal digits of MD5, SHA-1 and the SHAs, that of MySQL with an asterisk, and one with its salt.
  /^\*?(?:0x)?(?:[\da-f]{32}|[\da-f]{40}|[\da-f]{48}|[\da-f]{56}|[\da-f]{64}|[\da-f]{96}|[\da-f]{128})(?::\S{1,64})?$/i,
  // Base64 of digests of 20, 32 and 64 bytes.
  /^(?:[\w+/-]{27}=|[\w+/-]{43}=|[\w+/-]{86}==)$/,
  // ASP.NET Identity.
  /^AQAAAA[\w+/]{40,}={0,2}$/,
];

/** Whether a text looks like the hash of a password, which nobody can sign in with. */
export function isHash(text: string): boolean {
  return HASHES.some((pattern) => pattern.test(text));
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
