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
  type NewUser,
  type RowError,
} from './service-check-new.ts';
import { findTeamsOfUsers, insertUsers } from './repository-add.ts';
import { targetOf, type UserDeps } from './service.ts';

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

/**
 * Adds all users or none. Throws USER_NAME_INVALID, USER_NAME_TAKEN, EMAIL_TAKEN, PASSWORD_TOO_WEAK or
 * VALIDATION_FAILED, whichever is first, with the faults of all items.
 */
export async function addUsers(
  deps: UserDeps,
  actor: Actor,
  users: readonly NewUser[],
  address: string,
): Promise<void> {
  const checked = (await checkNewUsers(deps.db, users)).map(refuseExisting);
  refuseFaulty(checked);
  const prepared = await prepare(deps, checked, address);
  await deps.write(actor, async (tx, emit, audit) => {
    const change = { tx, emit, audit };
    const added = await insertAll(change, prepared, deps.clock());
    if (added.length < prepared.length) {
      refuseFaulty((await checkNewUsers(tx, users)).map(refuseExisting));
    }
    await joinTeams(change, added, new Map());
  });
}

/** An account that exists is never changed, so here it is as good as taken. */
function refuseExisting(user: CheckedUser): CheckedUser {
  if (user.existingId === null || user.errors.some(({ field }) => field === 'userName'))
    return user;
  const taken: RowError[] = [
    { field: 'userName', code: 'USER_NAME_TAKEN' },
    { field: 'email', code: 'EMAIL_TAKEN' },
  ];
  return { ...user, errors: [...user.errors, ...taken] };
}

function refuseFaulty(users: readonly CheckedUser[]): void {
  const faults = users.flatMap(({ errors }, index) =>
    errors.map(({ field, code }) => ({ code, path: `${index}.${field}` })),
  );
  const [first] = faults;
  if (!first) return;
  const errors = faults.map(({ path, code }) => ({ path, code: fieldCodeOf(code) }));
  throw new AppError(first.code, { errors });
}

function fieldCodeOf(code: RowError['code']) {
  return code === 'VALIDATION_FAILED' ? ('WRONG_FORMAT' as const) : ('NOT_ALLOWED' as const);
}

export interface ImportedUsers {
  rows: { outcome: UserImportOutcome; errors: RowError[] }[];
  teams: number;
}

/** Adds those without fault, or only says which they are. Those without a password get a link to choose one. */
export async function importUsers(
  deps: UserDeps,
  actor: Actor,
  users: readonly NewUser[],
  { dryRun, address, language }: { dryRun: boolean; address: string; language: LanguageCode },
): Promise<ImportedUsers> {
  const checked = await checkNewUsers(deps.db, users);
  const valid = checked.filter(isNew);
  if (dryRun) {
    const existing = await findTeamsOfImport(deps.db, checked);
    const names = new Set(valid.flatMap(({ teamName }) => teamName ?? []));
    const teams = [...names].filter((name) => !existing.has(name)).length;
    return { rows: checked.map(outcomeOf), teams };
  }
  const prepared = await prepare(deps, valid, address);
  return deps.write(actor, async (tx, emit, audit) => {
    const change = { tx, emit, audit };
    const existing = await findTeamsOfImport(tx, checked);
    const added = await insertAll(change, prepared, deps.clock());
    const teams = await joinTeams(change, added, existing);
    const invited = added.filter(({ passwordHash }) => passwordHash === NO_PASSWORD);
    for (const { id } of invited) await invite(deps, tx, id, language);
    if (added.length === prepared.length) return { rows: checked.map(outcomeOf), teams };
    // Somebody has taken names or addresses since they were checked.
    const names = new Set(added.map(({ nameKey }) => nameKey));
    const again = await checkNewUsers(tx, users);
    const rows = again.map((user, index) => {
      const before = checked[index];
      return before && isNew(before) && names.has(user.nameKey)
        ? outcomeOf(before)
        : outcomeOf(user);
    });
    return { rows, teams };
  });
}

function isNew({ errors, existingId }: CheckedUser): boolean {
  return errors.length === 0 && existingId === null;
}

function outcomeOf({ errors, existingId }: CheckedUser): ImportedUsers['rows'][number] {
  if (errors.length > 0) return { outcome: 'Refused', errors };
  return { outcome: existingId === null ? 'Added' : 'Unchanged', errors };
}

/** The teams that unchanged users of the import are in, by name. */
async function findTeamsOfImport(db: Db, users: readonly CheckedUser[]) {
  const unchanged = users.filter(({ existingId }) => existingId !== null);
  return findTeamsOfUsers(
    db,
    unchanged.flatMap(({ teamName }) => teamName ?? []),
    unchanged.flatMap(({ existingId }) => existingId ?? []),
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
  for (const { id, userName, email, teamName } of added) {
    audit(targetOf({ id, userName }), { after: { userName, email, teamName, role: 'User' } });
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
