import { AppError } from '../../domain/app-error.ts';
import type { ErrorCode } from '@halyard/sdk/operations';
import { hasRole, type Role } from '@halyard/sdk/rules';
import { nameSkeleton } from '../../domain/look-alike.ts';
import { comparisonKey } from '../../domain/text.ts';
import type { Db } from '../../platform/database.ts';
import {
  checkEmail,
  checkPassword,
  checkProfileTexts,
  checkUserName,
  emailKey,
  nameKey,
} from '../accounts/public.ts';
import { isTeamNameAllowed } from '../teams/public.ts';
import { findByKeys } from './repository-add.ts';

export interface NewUser {
  userName: string;
  email: string;
  /** Null for somebody who is invited to choose one. */
  password: string | null;
  realName: string | null;
  stdNumber: string | null;
  phone: string | null;
  teamName: string | null;
  mustChangePassword: boolean;
  banned: boolean;
}

export interface RowError {
  field: string;
  code: ErrorCode;
  /** The place of the item whose value it is too like. */
  item?: number;
}

/** An item and what is known about it. */
export interface CheckedUser extends NewUser {
  nameKey: string;
  emailKey: string;
  errors: RowError[];
  /** The account with this name and this address. */
  existing: { id: string; role: Role } | null;
}

/** Finds the faults of each item, and the accounts that exist already. Nothing but the name and the address of those is looked at. */
export async function checkNewUsers(db: Db, users: readonly NewUser[]): Promise<CheckedUser[]> {
  const keyed = users.map((user) => ({
    ...user,
    teamName: user.teamName === '' ? null : user.teamName,
    nameKey: nameKey(user.userName),
    emailKey: emailKey(user.email),
  }));
  const accounts = await findByKeys(db, keyed);
  const byName = new Map(accounts.map((account) => [account.nameKey, account]));
  const byEmail = new Map(accounts.map((account) => [account.emailKey, account]));
  const names = new Set<string>();
  const emails = new Set<string>();
  const checked = keyed.map((user) => {
    const named = byName.get(user.nameKey);
    const existing = named && named === byEmail.get(user.emailKey) ? named : undefined;
    const errors = existing ? [] : ownErrors(user);
    if (names.has(user.nameKey) || (named && !existing)) {
      errors.push({ field: 'userName', code: 'USER_NAME_TAKEN' });
    }
    if (emails.has(user.emailKey) || (byEmail.has(user.emailKey) && !existing)) {
      errors.push({ field: 'email', code: 'EMAIL_TAKEN' });
    }
    // What is refused takes nothing.
    if (errors.length === 0) {
      names.add(user.nameKey);
      emails.add(user.emailKey);
    }
    return { ...user, errors, existing: existing ?? null };
  });
  return refuseAlike(checked);
}

/**
 * Refuses team names of two items that are written differently, but are the same or look so: the two teams could not play in one game. Both items
 * are at fault, except accounts that exist, which an import does not put into a team.
 */
function refuseAlike(users: readonly CheckedUser[]): CheckedUser[] {
  const named = users.flatMap(({ teamName, errors }, item) =>
    teamName === null || errors.length > 0 ? [] : [{ teamName, item }],
  );
  const groups = [comparisonKey, nameSkeleton].flatMap((keyOf) => [
    ...Map.groupBy(named, ({ teamName }) => keyOf(teamName)).values(),
  ]);
  const refused = new Map<number, RowError>();
  for (const alike of groups) {
    const [first] = alike;
    const second = alike.find(({ teamName }) => teamName !== first?.teamName);
    if (!first || !second) continue;
    for (const { teamName, item } of alike) {
      const other = teamName === first.teamName ? second : first;
      refused.set(item, { field: 'teamName', code: 'TEAM_NAME_LOOKS_ALIKE', item: other.item });
    }
  }
  return users.map((user, item) => {
    const error = refused.get(item);
    return error && user.existing === null ? { ...user, errors: [...user.errors, error] } : user;
  });
}

/** Whether an account exists and belongs to staff. */
export function isOfStaff({ existing }: Pick<CheckedUser, 'existing'>): boolean {
  return existing !== null && hasRole(existing, 'Monitor');
}

/** The faults that an item has whatever the others are. */
function ownErrors(user: NewUser): RowError[] {
  const errors = [
    ...faultsOf(() => checkUserName(user.userName, 'Staff')),
    ...faultsOf(() => checkEmail(user)),
    ...passwordErrors(user),
    ...faultsOf(() => checkProfileTexts({ realName: user.realName, stdNumber: user.stdNumber })),
  ];
  if (user.teamName !== null && !isTeamNameAllowed(user.teamName)) {
    errors.push({ field: 'teamName', code: 'VALIDATION_FAILED' });
  }
  return errors;
}

export function passwordErrors({ password }: Pick<NewUser, 'password'>): RowError[] {
  return password === null ? [] : faultsOf(() => checkPassword({ password }));
}

function faultsOf(check: () => void): RowError[] {
  try {
    check();
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.errors.map(({ path }) => ({ field: path, code: error.code }));
  }
}
