import type { ColumnType } from 'kysely';

export interface KnownDevicesTable {
  user_id: string;
  token_hash: Buffer;
  created_at: Date;
  /** When somebody last signed in there. */
  seen_at: Date;
}

/** Sessions that a ban has ended. */
export interface EndedSessionsTable {
  token_hash: Buffer;
  user_id: string;
  /** When the session would have ended. */
  expires_at: Date;
}

export interface AccountLinksTable {
  token_hash: Buffer;
  user_id: string;
  purpose: 'Verify' | 'Reset' | 'Confirm' | 'Approve' | 'Invite';
  /** The address that the link was mailed to. */
  email: string;
  /** The address that an `Approve` link allows. */
  new_email: string | null;
  /** What the account was like when the link was made; see `stampOf`. */
  stamp: Buffer;
  created_at: ColumnType<Date, Date | undefined, Date>;
  expires_at: Date;
}
