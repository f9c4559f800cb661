import type { Role } from '@halyard/sdk/rules';

/** A call of an operation that is for monitors or administrators. */
export interface StaffCall {
  operation: string;
  /** Null when the server's start makes the change. */
  requestId: string | null;
}

/** The signed-in account that sent a request. */
export interface Actor {
  userId: string;
  userName: string;
  role: Role;
  /** Set by the registrar on operations for staff. What such an actor writes is audited. */
  staffCall?: StaffCall;
  /** An administrator has given the password, which must be changed before anything else. */
  mustChangePassword?: boolean;
  /** Id of the session; missing for a caller without one. */
  sessionId?: string;
}
