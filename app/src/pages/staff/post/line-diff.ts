/** A line that only one of two texts has. */
export interface LineChange {
  kind: 'removed' | 'added';
  text: string;
  /** The number of the line in its text, from 1. */
  line: number;
}

/** Beyond this many pairs of lines all lines count as changed: the comparison would take too long. */
const MAX_PAIRS = 4_000_000;

/** The lines that differ between two texts, in their order. */
export function diffLines(before: string, after: string): LineChange[] {
  const old = before.split('\n');
  const fresh = after.split('\n');
  let start = 0;
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(old.length, fresh.length) - start &&
    old[old.length - 1 - end] === fresh[fresh.length - 1 - end]
  )
    end += 1;
  return changesOf(
    old.slice(start, old.length - end),
    fresh.slice(start, fresh.length - end),
    start,
  );
}

function changesOf(old: string[], fresh: string[], offset: number): LineChange[] {
  const removed = (index: number): LineChange => ({
    kind: 'removed',
    text: old[index] ?? '',
    line: offset + index + 1,
  });
  const added = (index: number): LineChange => ({
    kind: 'added',
    text: fresh[index] ?? '',
    line: offset + index + 1,
  });
  if (old.length * fresh.length > MAX_PAIRS)
    return [...old.map((_, index) => removed(index)), ...fresh.map((_, index) => added(index))];
  const common = commonLengths(old, fresh);
  const lengthAt = (row: number, column: number) => common[row]?.[column] ?? 0;
  const changes: LineChange[] = [];
  let row = 0;
  let column = 0;
  while (row < old.length || column < fresh.length) {
    if (row < old.length && column < fresh.length && old[row] === fresh[column]) {
      row += 1;
      column += 1;
    } else if (
      row < old.length &&
      (column >= fresh.length || lengthAt(row + 1, column) >= lengthAt(row, column + 1))
    ) {
      changes.push(removed(row));
      row += 1;
    } else {
      changes.push(added(column));
      column += 1;
    }
  }
  return changes;
}

/** For each pair of positions the number of lines that the rests of both texts have in common. */
function commonLengths(old: string[], fresh: string[]): Uint32Array[] {
  const rows = Array.from({ length: old.length + 1 }, () => new Uint32Array(fresh.length + 1));
  for (let row = old.length - 1; row >= 0; row -= 1) {
    const current = rows[row] ?? new Uint32Array();
    const below = rows[row + 1] ?? new Uint32Array();
    for (let column = fresh.length - 1; column >= 0; column -= 1) {
      current[column] =
        old[row] === fresh[column]
          ? (below[column + 1] ?? 0) + 1
          : Math.max(below[column] ?? 0, current[column + 1] ?? 0);
    }
  }
  return rows;
}
