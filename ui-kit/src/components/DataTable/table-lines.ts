/** A line of a table: a row, or the head of a group of rows. */
export type TableLine =
  | {
      kind: 'row';
      key: string;
      /** Its place among the rows. */
      row: number;
    }
  | {
      kind: 'group';
      key: string;
      group: string;
      /** Places of its rows, folded ones too. */
      members: readonly number[];
      isFolded: boolean;
    };

/**
 * The lines to show, each with a key of its own. Groups stand in the order of their first rows;
 * rows of a folded one are left out.
 * @param rowKeys keys of all rows in their order
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
