import type { Role } from '@halyard/sdk/rules';

/** The signed-in account that sent a request. */
export interface Actor {
  userId: string;
  userName: string;
  role: Role;
}
