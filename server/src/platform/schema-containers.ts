import type { ContainerFailure } from '@halyard/sdk/rules';
import type { ColumnType, Generated } from 'kysely';
import type { ContainerState } from '../domain/container.ts';

export interface ContainersTable {
  id: string;
  is_test: boolean;
  /** Null for a test container, and when the participation is gone. */
  participation_id: number | null;
  challenge_id: number | null;
  user_id: string | null;
  status: Generated<ContainerState>;
  failure: ContainerFailure | null;
  image: string;
  flag: string | null;
  engine_id: Generated<string>;
  host: Generated<string>;
  port: Generated<number>;
  /** What players are given. */
  entry: Generated<string>;
  started_at: Date;
  stop_at: Date;
  /** Until then a process is starting it. */
  claimed_until: Date;
}

/** Until when the next start or stop of a team has to wait. */
export interface ContainerPausesTable {
  participation_id: number;
  challenge_id: number;
  until: ColumnType<Date, Date, Date>;
}
