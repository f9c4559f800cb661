import type { BoardChange } from '@halyard/sdk/types';

/** As long as the live channel keeps events. */
const KEPT_MILLISECONDS = 5 * 60_000;
/** A longer change costs more than the compressed board. */
const MAX_CHARACTERS = 32 * 1024;

/** The last changes of one board. */
export interface KeptChanges {
  /** Adds the newest one; null if it cannot be told. */
  add(change: BoardChange | null): void;
  /** The changes that lead from a version to the newest; null if one of them is not kept. */
  since(version: number): readonly BoardChange[] | null;
  /** The newest change; null if it is not kept. */
  last(): readonly BoardChange[] | null;
}

export function createKeptChanges(): KeptChanges {
  let kept: { change: BoardChange; length: number }[] = [];

  return {
    add(change) {
      const length = change === null ? Infinity : JSON.stringify(change).length;
      if (change === null || length > MAX_CHARACTERS) {
        kept = [];
        return;
      }
      const oldest = change.updateTimeUtc - KEPT_MILLISECONDS;
      kept = [...kept.filter((each) => each.change.updateTimeUtc >= oldest), { change, length }];
    },
    last() {
      const newest = kept.at(-1);
      return newest ? [newest.change] : null;
    },
    since(version) {
      const missed = kept.filter(({ change }) => change.version > version);
      const [first] = missed;
      if (first && first.change.from > version) return null;
      if (!first && kept.at(-1)?.change.version !== version) return null;
      const length = missed.reduce((sum, each) => sum + each.length, 0);
      return length > MAX_CHARACTERS ? null : missed.map(({ change }) => change);
    },
  };
}
