import type { Migration } from 'kysely/migration';
import * as initial from './0001-initial.ts';
import * as reviewDecisions from './0002-review-decisions.ts';

/** Every migration by name, run in the order of the names. A released migration is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-initial': initial,
  '0002-review-decisions': reviewDecisions,
};
