import { type Role, ROLES } from '../generated/enumerations.ts';

/**
 * Whether an account may do what needs at least the role `least`. A higher role includes the lower
 * ones: Banned < User < Monitor < Admin. Nobody (null), and a role that this version does not
 * know, has no role at all.
 *
 * Contract (games, 0.4).
 */
export function hasRole(account: { role: Role } | null, least: Role): boolean {
  return account !== null && ROLES.indexOf(account.role) >= ROLES.indexOf(least);
}
