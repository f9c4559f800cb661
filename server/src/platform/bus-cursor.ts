/**
 * The position of a process in the outbox. Ids are assigned in order, but rows become visible in
 * the order in which their transactions commit, and a rollback leaves a permanent gap. The cursor
 * therefore keeps a mark up to which every id is settled, and the ids above it that are handled.
 */
export interface Cursor {
  /** Every id up to this one is handled or was rolled back. */
  mark(): number;
  /** Handled ids above the mark. */
  ahead(): number[];
  /** The highest handled id; the mark when there is none above it. */
  highest(): number;
  handle(id: number): void;
  /** Whether an id after the start is handled. */
  isHandled(id: number): boolean;
  /** Marks every unhandled id up to `id` as rolled back. */
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
