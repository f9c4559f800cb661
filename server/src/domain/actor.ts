import { hasRole, type Role } from '@halyard/sdk/rules';
import type { AuditTarget } from './audit.ts';

/** A call by monitors or administrators that the audit log names. */
export interface StaffCall {
  operation: string;
  /** Null when the server's start makes the change. */
  requestId: string | null;
  /** What the call is about when the write does not say it: the own account. */
  target?: AuditTarget;
  /** Without an entry where the write names nothing: for calls of players, of which some are audited. */
  onlyNamed?: true;
}

/** The signed-in account that sent a request. */
export interface Actor {
  userId: string;
  userName: string;
  role: Role;
  /** Set by the registrar on operations for staff, and for staff on those about their own account; by whoever audits what players do. What such an actor writes is audited. */
  staffCall?: StaffCall;
  /** An administrator has given the password, which must be changed before anything else. */
  mustChangePassword?: boolean;
  /** Id of the session; missing for a caller without one. */
  sessionId?: string;
}

/** An author whose change to their own account is audited when they are staff. */
export function auditedAsOwn(actor: Actor, call: StaffCall): Actor {
  if (!hasRole(actor, 'Monitor')) return actor;
  const target = { type: 'User', id: actor.userId, name: actor.userName } as const;
  return { ...actor, staffCall: { ...call, target } };
}
