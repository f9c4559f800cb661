export const ROLES = ['Banned', 'User', 'Monitor', 'Admin'] as const;
export type Role = (typeof ROLES)[number];

/** The signed-in account that sent a request. */
export interface Actor {
  userId: string;
  userName: string;
  role: Role;
}

export function hasRole(actor: Actor | null, least: Role): boolean {
  return actor !== null && ROLES.indexOf(actor.role) >= ROLES.indexOf(least);
}
