import { randomInt } from 'node:crypto';
import { type Role, ROLES } from '@halyard/sdk/rules';

const CLASSES = [
  'abcdefghijkmnopqrstuvwxyz',
  'ABCDEFGHJKLMNPQRSTUVWXYZ',
  '23456789',
  '-_+*',
] as const;
const PASSWORD_LENGTH = 16;

/**
 * A random password with a character of each class, without those that look alike. Its marks neither
 * begin a formula of a spreadsheet where it starts with a letter, nor need quotes in a shell.
 */
export function newPassword(): string {
  const any = CLASSES.join('');
  const rest = Array.from({ length: PASSWORD_LENGTH - 1 - CLASSES.length }, () => pick(any));
  return `${pick(CLASSES[0])}${shuffle([...CLASSES.map(pick), ...rest]).join('')}`;
}

function pick(characters: string): string {
  return characters.charAt(randomInt(characters.length));
}

function shuffle(characters: string[]): string[] {
  for (let last = characters.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [characters[last], characters[other]] = [characters[other] ?? '', characters[last] ?? ''];
  }
  return characters;
}

/** What an administrator can change about an account. */
export interface UserFields {
  userName: string;
  email: string;
  emailConfirmed: boolean;
  role: Role;
  bio: string;
  phone: string | null;
  realName: string;
  stdNumber: string;
}

/** What is missing or null stays as it is. */
export type UserPatch = { [Name in keyof UserFields]?: UserFields[Name] | null | undefined };

/** The account after an update. A new address is not confirmed unless the update says so. */
export function applyUserPatch(current: UserFields, patch: UserPatch): UserFields {
  const email = patch.email ?? current.email;
  const wasConfirmed = current.emailConfirmed && email === current.email;
  return {
    userName: patch.userName ?? current.userName,
    email,
    emailConfirmed: patch.emailConfirmed ?? wasConfirmed,
    role: patch.role ?? current.role,
    bio: patch.bio ?? current.bio,
    phone: (patch.phone ?? current.phone) || null,
    realName: patch.realName ?? current.realName,
    stdNumber: patch.stdNumber ?? current.stdNumber,
  };
}

/** Whether an update ends the sessions of the account. */
export function endsSessions(current: UserFields, next: UserFields): boolean {
  return (
    next.userName !== current.userName || next.email !== current.email || losesRights(current, next)
  );
}

/** Whether an update bans, demotes or deactivates the account. */
export function losesRights(current: UserFields, next: UserFields): boolean {
  return (
    (current.emailConfirmed && !next.emailConfirmed) ||
    ROLES.indexOf(next.role) < ROLES.indexOf(current.role)
  );
}

/** Whether the account can administer the site. */
export function isAdministrator({ role, emailConfirmed }: UserFields): boolean {
  return role === 'Admin' && emailConfirmed;
}
