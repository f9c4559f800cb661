import type { ContainerFailure } from '@halyard/sdk/rules';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ContainerState, StartPhase } from '../domain/container.ts';

export interface ContainersTable {
  id: string;
  is_test: boolean;
  /** Null for a test container, and when the participation is gone. */
  participation_id: number | null;
  challenge_id: number | null;
  user_id: string | null;
  status: Generated<ContainerState>;
  failure: ContainerFailure | null;
  /** What it had written when its start failed. */
  failure_log: Generated<string>;
  image: string;
  flag: string | null;
  /** Its name and label at the engine; those of releases before have their id. */
  engine_name: string;
  engine_id: Generated<string>;
  host: Generated<string>;
  port: Generated<number>;
  /** What players are given: an address, or behind the proxy a secret that no engine sees. */
  entry: Generated<string>;
  is_proxied: Generated<boolean>;
  started_at: Date;
  stop_at: Date;
  /** Until then a process is starting it. */
  claimed_until: Date;
  /** Counts the processes that took the start, so that each knows whether it is the last. */
  claim: Generated<number>;
  /** Since then it is being removed, or its address is that of another one: the proxy connects nobody to it. */
  closed_at: Date | null;
  phase: Generated<StartPhase>;
  /** The lowest that it had among those that wait; null before and after. */
  place: number | null;
  pulled_bytes: Generated<number>;
  /** Null until it is known. */
  pull_bytes: number | null;
}

/** Until when the next start or stop of a team has to wait. */
export interface ContainerPausesTable {
  participation_id: number;
  challenge_id: number;
  until: ColumnType<Date, Date, Date>;
}

/** Whether the engine has the images of challenges. */
export interface ContainerImagesTable {
  image: string;
  /** What the last check has found; null before. */
  state: 'Ready' | 'Unavailable' | null;
  checked_at: Date | null;
  /** Until then a process looks. */
  claimed_until: Date;
}

/** Files of captured traffic. */
export interface CapturesTable {
  id: GeneratedAlways<number>;
  challenge_id: number;
  participation_id: number;
  file_name: string;
  /** While it is written, the most that it may have. */
  size: Generated<number>;
  started_at: Date;
  /** Null while it is written. */
  finished_at: Date | null;
  /** Until then a process writes it. */
  claimed_until: Date;
}
