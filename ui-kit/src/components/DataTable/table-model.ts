import type { ReactNode } from 'react';

export interface TableColumn {
  id: string;
  header: ReactNode;
  /** `end` for figures. */
  align?: 'start' | 'end';
  /** Its head can be pressed to sort by it. */
  sortable?: boolean;
  /**
   * px. Long tables draw only the rows in sight, so their columns cannot measure what stands in
   * them: those without a width share what is left, 140 at least.
   */
  width?: number;
  /** Its cells begin with the avatar of a team or a person; while they load so do their skeletons. */
  avatar?: 'team' | 'person';
}

export interface DataColumn<Item> extends TableColumn {
  cell: (item: Item) => ReactNode;
}

export interface TableSort {
  /** Id of a column. */
  column: string;
  direction: 'ascending' | 'descending';
}

export interface TableSelection<Item> {
  /** Keys of the selected rows. */
  selected: ReadonlySet<string>;
  /** The rows that are selected now. Shift selects or frees the range from the last one pressed. */
  onChange: (selected: ReadonlySet<string>) => void;
  /** Name of a row's checkbox: "Select Dry Dock". */
  rowLabel: (item: Item) => string;
  /** Name of the checkbox in the head: "Select all 12". */
  allLabel: string;
  /** All that the filter matches is selected, more than the rows here; the first change ends it. */
  everything?: boolean;
  /** Nothing can be selected now, e.g. while the rows are stale. */
  disabled?: boolean;
}

export interface TableExpansion<Item> {
  /** Keys of the rows that are open. */
  expanded: ReadonlySet<string>;
  onChange: (expanded: ReadonlySet<string>) => void;
  /** Name of a row's button: "Details of GET /api/config". */
  rowLabel: (item: Item) => string;
  /** What stands under an open row. */
  content: (item: Item) => ReactNode;
}

/** Rows under heads that fold them away. */
export interface TableGroups<Item> {
  /** Names a row's group. Groups stand in the order of their first rows. */
  groupOf: (item: Item) => string;
  /** What stands in a head, without controls: a flag, the group's name, a count of its rows. */
  head: (group: string, items: readonly Item[]) => ReactNode;
  /** Groups whose rows are folded away. They can still be selected, all at once. */
  folded: ReadonlySet<string>;
  onFoldedChange: (folded: ReadonlySet<string>) => void;
}

/** How a row looks on a phone: its first cell, a line under it, one more cell at the end. */
export interface TablePhone<Item> {
  line: (item: Item) => ReactNode;
  /** Id of the column that stays at the end of the row. */
  end?: string;
}
