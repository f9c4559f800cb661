import { randomUUIDv7 } from 'node:crypto';
import type { LanguageCode } from '@halyard/sdk/operations';
import type { UserImportOutcome } from '@halyard/sdk/rules';
import type { Actor } from '../../domain/actor.ts';
import { AppError } from '../../domain/app-error.ts';
import type { Db, Tx } from '../../platform/database.ts';
import type { Audit } from '../../platform/audit.ts';
import type { Emit } from '../../platform/write.ts';
import { NO_PASSWORD } from '../../platform/passwords.ts';
import { invite } from '../accounts/public.ts';
import { insertMember, insertTeam, newInviteToken } from '../teams/public.ts';
import {
  type CheckedUser,
  checkNewUsers,
  isOfStaff,
  type NewUser,
  passwordErrors,
  type RowError,
} from './service-check-new.ts';
import { lockUser } from './repository.ts';
import { findTeamsOfUsers, insertUsers } from './repository-add.ts';
import { replacePassword, targetOf, type UserDeps } from './service.ts';

/** With a hash in place of the password. */
interface PreparedUser extends Omit<CheckedUser, 'password'> {
  id: string;
  passwordHash: string;
}

interface Change {
  tx: Tx;
  emit: Emit;
  audit: Audit;
}

export interface AddedUsers {
  /** How many accounts were added. */
  added: number;
  /** The items whose accounts were there before, and are as they were. */
  unchanged: { item: number; userName: string }[];
}

/**
 * Adds all users or none; those who exist already stay as they are. Throws USER_NAME_INVALID, USER_NAME_TAKEN, EMAIL_TAKEN,
 * PASSWORD_TOO_WEAK or VALIDATION_FAILED, whichever is first, with the faults of all items.
 */
export async function addUsers(
  deps: UserDeps,
  actor: Actor,
  users: readonly NewUser[],
  address: string,
): Promise<AddedUsers> {
  const checked = refuseFaulty(await checkNewUsers(deps.db, users));
  const prepared = await prepare(deps, checked.filter(isNew), address);
  return deps.write(actor, async (tx, emit, audit) => {
    const change = { tx, emit, audit };
    const added = await insertAll(change, prepared, deps.clock());
    // Somebody may have taken names or addresses, or added the same users, since they were checked.
    const again =
      added.length < prepared.length ? refuseFaulty(await checkNewUsers(tx, users)) : checked;
    const own = new Set(added.map(({ nameKey }) => nameKey));
    const others = again.filter(({ existing, nameKey }) => existing !== null && !own.has(nameKey));
    await joinTeams(change, added, await findTeamsOfImport(tx, others));
    const unchanged = others.map((user) => ({
      item: again.indexOf(user),
      userName: user.userName,
    }));
    logAdded(emit, added.length, unchanged);
    return { added: added.length, unchanged };
  });
}

/** Account names in the log are bounded by the bound of the list. */
function logAdded(emit: Emit, added: number, unchanged: AddedUsers['unchanged']): void {
  const values = { added, unchanged: unchanged.length };
  const detail = unchanged.map(({ userName }) => userName).join(', ');
  emit.log({ code: 'USERS_ADDED', values, ...(detail !== '' && { detail }) });
}

/** Throws the faults of all items. An account of staff counts as taken. */
function refuseFaulty(users: readonly CheckedUser[]): readonly CheckedUser[] {
  const faults = users.flatMap((user, index) =>
    [...user.errors, ...staffErrors(user)].map(({ field, code }) => ({
      code,
      path: `${index}.${field}`,
    })),
  );
  const [first] = faults;
  if (!first) return users;
  const errors = faults.map(({ path, code }) => ({ path, code: fieldCodeOf(code) }));
  throw new AppError(first.code, { errors });
}

function staffErrors(user: CheckedUser): RowError[] {
  if (!isOfStaff(user) || user.errors.length > 0) return [];
  return [
    { field: 'userName', code: 'USER_NAME_TAKEN' },
    { field: 'email', code: 'EMAIL_TAKEN' },
  ];
}

function fieldCodeOf(code: RowError['code']) {
  return code === 'VALIDATION_FAILED' ? ('WRONG_FORMAT' as const) : ('NOT_ALLOWED' as const);
}

export interface ImportedUsers {
  rows: { outcome: UserImportOutcome; errors: RowError[] }[];
  teams: number;
}

interface ImportOptions {
  dryRun: boolean;
  /** Whether accounts with the role User that exist get the passwords of their items. */
  setPasswords: boolean;
  address: string;
  language: LanguageCode;
}

/** Adds those without fault, or only says which they are. Those without a password get a link to choose one. */
export async function importUsers(
  deps: UserDeps,
  actor: Actor,
  users: readonly NewUser[],
  { dryRun, setPasswords, address, language }: ImportOptions,
): Promise<ImportedUsers> {
  const check = async (db: Db) => {
    const rows = await checkNewUsers(db, users);
    return setPasswords ? rows.map(checkReplaced) : rows;
  };
  const outcomeOf = (user: CheckedUser) => outcomeOfItem(user, setPasswords);
  const checked = await check(deps.db);
  const valid = checked.filter(isNew);
  if (dryRun) {
    const existing = await findTeamsOfImport(deps.db, checked);
    const names = new Set(valid.flatMap(({ teamName }) => teamName ?? []));
    const teams = [...names].filter((name) => !existing.has(name)).length;
    return { rows: checked.map(outcomeOf), teams };
  }
  const prepared = await prepare(deps, valid, address);
  const replaced = setPasswords ? await prepare(deps, checked.filter(isReplaced), address) : [];
  return deps.write(actor, async (tx, emit, audit) => {
    const change = { tx, emit, audit };
    const existing = await findTeamsOfImport(tx, checked);
    const added = await insertAll(change, prepared, deps.clock());
    const teams = await joinTeams(change, added, existing);
    const invited = added.filter(({ passwordHash }) => passwordHash === NO_PASSWORD);
    for (const { id } of invited) await invite(deps, tx, id, language);
    const names = new Set(added.map(({ nameKey }) => nameKey));
    for (const user of replaced) {
      if (await replaceOne(change, actor, user)) names.add(user.nameKey);
    }
    if (names.size === prepared.length + replaced.length) {
      return { rows: checked.map(outcomeOf), teams };
    }
    // Somebody has taken names or addresses, or changed accounts, since they were checked.
    const again = await checkNewUsers(tx, users);
    const rows = again.map((user, index) => {
      const before = checked[index];
      const isDone = before?.errors.length === 0 && names.has(user.nameKey);
      return isDone ? outcomeOf(before) : outcomeOfItem(user, false);
    });
    return { rows, teams };
  });
}

function isNew({ errors, existing }: CheckedUser): boolean {
  return errors.length === 0 && existing === null;
}

/** Whether the account gets the password of the item, where passwords are set: never one of staff. */
function isReplaced({ errors, existing }: CheckedUser): boolean {
  return errors.length === 0 && existing?.role === 'User';
}

/** Looks at the password of an account that gets it. */
function checkReplaced(user: CheckedUser): CheckedUser {
  return isReplaced(user) ? { ...user, errors: passwordErrors(user) } : user;
}

/** Sets the password, unless the account has become another one since it was checked. */
async function replaceOne(
  { tx, emit, audit }: Change,
  actor: Actor,
  { existing, nameKey, emailKey, passwordHash, mustChangePassword }: PreparedUser,
): Promise<boolean> {
  const user = existing ? await lockUser(tx, existing.id) : undefined;
  if (user?.role !== 'User' || user.nameKey !== nameKey || user.emailKey !== emailKey) return false;
  const password = { hash: passwordHash, mustChange: mustChangePassword };
  await replacePassword({ tx, emit }, actor, user, password);
  audit(targetOf(user), { after: { password: passwordHash, mustChangePassword } });
  return true;
}

function outcomeOfItem(user: CheckedUser, setPasswords: boolean): ImportedUsers['rows'][number] {
  const { errors, existing } = user;
  if (errors.length > 0) return { outcome: 'Refused', errors };
  if (existing === null) return { outcome: 'Added', errors };
  return { outcome: setPasswords && isReplaced(user) ? 'PasswordSet' : 'Unchanged', errors };
}

/** The teams that unchanged users of the import are in, by name. */
async function findTeamsOfImport(db: Db, users: readonly CheckedUser[]) {
  const unchanged = users.filter(({ existing }) => existing !== null);
  return findTeamsOfUsers(
    db,
    unchanged.flatMap(({ teamName }) => teamName ?? []),
    unchanged.flatMap(({ existing }) => existing?.id ?? []),
  );
}

/** One hash after the other, so that those who sign in wait for one at most. */
async function prepare(
  { passwords }: UserDeps,
  users: readonly CheckedUser[],
  address: string,
): Promise<PreparedUser[]> {
  const prepared: PreparedUser[] = [];
  for (const { password, ...user } of users) {
    const passwordHash = password === null ? NO_PASSWORD : await passwords.hash(password, address);
    prepared.push({ ...user, id: randomUUIDv7(), passwordHash });
  }
  return prepared;
}

async function insertAll(
  { tx, audit }: Change,
  users: readonly PreparedUser[],
  now: number,
): Promise<PreparedUser[]> {
  const ids = await insertUsers(tx, users, new Date(now));
  const added = users.filter(({ id }) => ids.has(id));
  for (const { id, userName, email, teamName, banned } of added) {
    const role = banned ? 'Banned' : 'User';
    audit(targetOf({ id, userName }), { after: { userName, email, teamName, role } });
  }
  return added;
}

/** Puts users into the teams that they name; returns how many of those are new. */
async function joinTeams(
  { tx, emit }: Change,
  users: readonly PreparedUser[],
  existing: ReadonlyMap<string, number>,
): Promise<number> {
  const teams = new Map(existing);
  for (const { id, teamName } of users) {
    if (teamName === null) continue;
    const known = teams.get(teamName);
    const team = { name: teamName, bio: null, captainId: id, token: newInviteToken() };
    const teamId = known ?? (await insertTeam(tx, team));
    teams.set(teamName, teamId);
    await insertMember(tx, teamId, id);
  }
  const joined = new Set(users.flatMap(({ teamName }) => teams.get(teamName ?? '') ?? []));
  for (const teamId of joined) emit({ topic: 'team', gameId: null, body: { teamId } });
  return teams.size - existing.size;
}
