import type { Profile, Role } from '@halyard/sdk/react';

const ROLES: readonly Role[] = ['Banned', 'User', 'Monitor', 'Admin'];

/** Whether an account's role reaches a least role; nobody's does not. */
export function hasRole(profile: Pick<Profile, 'role'> | null, least: Role): boolean {
  return profile !== null && ROLES.indexOf(profile.role) >= ROLES.indexOf(least);
}
