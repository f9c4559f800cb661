import { hasStarted, isOver } from '@halyard/sdk/rules';

/** What the checks of all processes have found about containers. */
export interface IsolationRecord {
  /** The last check that has found something out found nothing open, at the latest before `exposedAt`. */
  wasIsolated: boolean;
  /** The first check since then that found something open, as Unix milliseconds; null without one. */
  exposedAt: number | null;
  /** What containers reach and should not. */
  addresses: readonly string[];
  /** The last check has failed. */
  isUnknown: boolean;
}

/** Before the first check, and on an engine that cannot be checked. */
export const NOT_CHECKED: IsolationRecord = {
  wasIsolated: false,
  exposedAt: null,
  addresses: [],
  isUnknown: true,
};

/** What a check has found: the addresses that are open to containers, or that it found nothing out. */
export type IsolationResult = readonly string[] | 'Failed' | 'Impossible';

/** What is known after a check. One that fails takes back nothing that an earlier one has found. */
export function recordCheck(
  record: IsolationRecord,
  result: IsolationResult,
  now: number,
): IsolationRecord {
  if (result === 'Impossible') return NOT_CHECKED;
  if (result === 'Failed') return { ...record, isUnknown: true };
  if (result.length === 0)
    return { wasIsolated: true, exposedAt: null, addresses: [], isUnknown: false };
  const { wasIsolated, exposedAt } = record;
  return { wasIsolated, exposedAt: exposedAt ?? now, addresses: result, isUnknown: false };
}

export function isolationOf({ exposedAt, isUnknown }: IsolationRecord) {
  if (exposedAt !== null) return 'Exposed';
  return isUnknown ? 'NotChecked' : 'Isolated';
}

/**
 * Whether containers of a game may start. A game that began while they were kept away goes on until
 * its end when that is lost: to stop it would take more from its teams than from an attacker, who has
 * a container by then. Test containers belong to no game, and have to wait.
 */
export function mayStart(
  { wasIsolated, exposedAt }: IsolationRecord,
  game: { start: number; end: number } | null,
  now: number,
): boolean {
  if (exposedAt === null) return true;
  return game !== null && wasIsolated && hasStarted(game, exposedAt) && !isOver(game, now);
}
