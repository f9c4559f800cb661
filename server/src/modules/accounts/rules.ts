import { allowsDomain, type RegistrationConfirmation } from '@halyard/sdk/rules';
import { fieldError } from '../../domain/app-error.ts';
import { isReservedName } from '../../domain/look-alike.ts';
import { comparisonKey, isMisleading } from '../../domain/text.ts';

/** Two accounts with the same name key are the same account. */
export function nameKey(userName: string): string {
  return comparisonKey(userName);
}

/**
 * Whether a user may be called this; the length is the schema's. No `@` in any Unicode form: a
 * name must not pass for another's address, since one field of the sign-in takes both.
 */
export function isUserNameAllowed(userName: string): boolean {
  const key = nameKey(userName);
  return key !== '' && !key.includes('@') && !isMisleading(userName);
}

/** Who gives a name: whoever it is for, or those who run the site. */
export type NamedBy = 'Oneself' | 'Staff';

/** Whether a new name is kept from its user. Only the name `admin` may be given by staff. */
export function isUserNameReserved(userName: string, by: NamedBy): boolean {
  return isReservedName(userName) && !(by === 'Staff' && nameKey(userName) === 'admin');
}

/** Two accounts with the same e-mail key are the same account. */
export function emailKey(email: string): string {
  return comparisonKey(email);
}

/** No normalised text has capitals, so that no typed address is such a key. */
const FOREIGN_PREFIX = 'FOREIGN ';

/**
 * The e-mail key of a registration whose address belongs to another account. It is a row like that of any
 * account that waits for its link, so that nobody can tell the two apart; the address stays its owner's.
 */
export function foreignEmailKey(email: string): string {
  return `${FOREIGN_PREFIX}${emailKey(email)}`;
}

/** The address with which an account was registered, normalised, whether it is the account's or not. */
export function registeredKey(key: string): string {
  return key.startsWith(FOREIGN_PREFIX) ? key.slice(FOREIGN_PREFIX.length) : key;
}

/** One `@` with something on both sides, before and after normalising; nothing else is sure. */
export function isEmailShaped(email: string): boolean {
  const hasShape = (text: string) => /^[^@\s]+@[^@\s]+$/u.test(text);
  return hasShape(email) && hasShape(emailKey(email)) && !isMisleading(email);
}

const PASSWORD_RULES = [
  ['TOO_SHORT', (password: string) => password.length >= 6],
  ['TOO_LONG', (password: string) => password.length <= 256],
  ['NO_DIGIT', (password: string) => /[0-9]/.test(password)],
  ['NO_LOWER', (password: string) => /[a-z]/.test(password)],
  ['NO_UPPER', (password: string) => /[A-Z]/.test(password)],
] as const;

export type PasswordWeakness = (typeof PASSWORD_RULES)[number][0];

/** The first rule that a new password violates, or null. */
export function passwordWeakness(password: string): PasswordWeakness | null {
  return PASSWORD_RULES.find(([, holds]) => !holds(password))?.[0] ?? null;
}

/**
 * Whether nobody has shown yet that the address of an account is theirs, nor used it: whoever proves the
 * address takes it from the account.
 */
export function isUnproven(account: {
  emailConfirmed: boolean;
  lastVisitedAt: Date | null;
  role: string;
}): boolean {
  return !account.emailConfirmed && account.lastVisitedAt === null && account.role === 'User';
}

/** What a new account waits for. */
export function confirmationOf(policy: {
  activeOnRegister: boolean;
  emailConfirmationRequired: boolean;
}): RegistrationConfirmation {
  if (policy.activeOnRegister) return 'None';
  return policy.emailConfirmationRequired ? 'Mail' : 'Administrator';
}

/** The domains of a list that is separated by commas, in lower case. */
export function domainsOf(list: string): string[] {
  return list
    .split(',')
    .map((domain) => comparisonKey(domain).replace(/^@/, ''))
    .filter((domain) => domain !== '');
}

/** Throws EMAIL_DOMAIN_NOT_ALLOWED for the field. An empty list allows every domain. */
export function checkDomain(email: string, list: string, field: string): void {
  const domains = domainsOf(list);
  const domain = emailKey(email).split('@')[1] ?? '';
  if (!allowsDomain(domains, domain)) throw fieldError('EMAIL_DOMAIN_NOT_ALLOWED', field);
}
