/**
 * How far a process has come in the outbox. Identities are handed out in order but become visible
 * when their transactions commit, in any order, and a rollback leaves a hole for ever: so the
 * cursor keeps a mark below which everything is settled, and the ids above it that are handled.
 */
export interface Cursor {
  /** Every id up to here is handled or will never exist. */
  mark(): number;
  /** Handled ids above the mark. */
  ahead(): number[];
  /** The highest handled id; the mark when there is none above it. */
  highest(): number;
  handle(id: number): void;
  /** Whether an id after the start is handled. */
  isHandled(id: number): boolean;
  /** Says that what is missing up to `id` was rolled back. */
  settle(id: number): void;
}

export function createCursor(start: number): Cursor {
  const ahead = new Set<number>();
  let mark = start;
  let highest = start;

  function advance(): void {
    while (ahead.delete(mark + 1)) mark += 1;
  }

  return {
    mark: () => mark,
    ahead: () => [...ahead],
    highest: () => highest,
    handle(id) {
      if (id <= mark) return;
      ahead.add(id);
      highest = Math.max(highest, id);
      advance();
    },
    isHandled: (id) => ahead.has(id) || (id > start && id <= mark),
    settle(id) {
      for (const handled of ahead) if (handled <= id) ahead.delete(handled);
      mark = Math.max(mark, id);
      highest = Math.max(highest, mark);
      advance();
    },
  };
}
