import type { Migration } from 'kysely/migration';
import * as initial from './0001-initial.ts';

/** Every migration by its name, in the order of the names. Never edited after a release. */
export const migrations: Record<string, Migration> = {
  '0001-initial': initial,
};
