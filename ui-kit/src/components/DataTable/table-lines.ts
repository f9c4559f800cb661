/** A line of a table: a data row or a group heading. */
export type TableLine =
  | {
      kind: 'row';
      key: string;
      /** Index in `rows`. */
      row: number;
    }
  | {
      kind: 'group';
      key: string;
      group: string;
      /** Indexes of its rows, collapsed ones too. */
      members: readonly number[];
      isFolded: boolean;
    };

/**
 * The lines to show, each with a unique key. Groups are in the order of their first rows; rows of
 * collapsed groups are left out.
 * @param rowKeys keys of all rows in order
 * @param groupNames the group of each row; without it there are only rows
 */
export function linesOf(
  rowKeys: readonly string[],
  groupNames: readonly string[] | undefined,
  folded: ReadonlySet<string>,
): TableLine[] {
  const lineOf = (row: number): TableLine => ({ kind: 'row', key: rowKeys[row] ?? '', row });
  if (!groupNames) return rowKeys.map((_, row) => lineOf(row));
  const groups = Map.groupBy(rowKeys.keys(), (row) => groupNames[row] ?? '');
  return [...groups].flatMap(([group, members]): TableLine[] => {
    const isFolded = folded.has(group);
    const head: TableLine = { kind: 'group', key: `group ${group}`, group, members, isFolded };
    return isFolded ? [head] : [head, ...members.map(lineOf)];
  });
}
