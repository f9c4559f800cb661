import type { AuditTargetType, Role, TokenRevocation, TokenScope } from '@halyard/sdk/rules';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { LogLevel, LogStatus } from '../domain/log-lines.ts';

type Defaulted = ColumnType<Date, Date | undefined, Date>;
type Json = ColumnType<unknown, string, string>;

export interface LogLinesTable {
  id: GeneratedAlways<number>;
  time: Date;
  level: LogLevel;
  status: LogStatus;
  user_name: string;
  /** The id of the account; null if there was none, and in lines of an older release. */
  user_id: string | null;
  address: string | null;
  request_id: string | null;
  message: string;
}

/** Rows are never updated, and deleted only by `deleteAuditBefore`: a trigger refuses both. */
export interface AuditLogTable {
  id: GeneratedAlways<number>;
  created_at: Defaulted;
  actor_id: string;
  actor_name: string;
  operation: string;
  request_id: string | null;
  target_type: AuditTargetType | null;
  target_id: string | null;
  target_name: string | null;
  changes: Json;
  search: GeneratedAlways<string>;
}

export interface ApiTokensTable {
  id: string;
  token_hash: Buffer;
  name: string;
  creator_id: string;
  /** The role of the creator at that time: the token ends when the creator loses it. */
  role: Role;
  scopes: TokenScope[];
  created_at: Date;
  expires_at: Date | null;
  last_used_at: Date | null;
  /** What revoked it; null while nothing has. */
  revocation: TokenRevocation | null;
}

/** Challenges of the captcha. */
export interface PowChallengesTable {
  id: string;
  challenge: Buffer;
  difficulty: number;
  /** An action of the contract; null if it counts for every action. */
  action: string | null;
  used: Generated<boolean>;
  created_at: Date;
  expires_at: Date;
}
