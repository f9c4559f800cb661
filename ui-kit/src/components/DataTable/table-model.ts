import type { ReactNode } from 'react';

export interface TableColumn {
  id: string;
  header: ReactNode;
  /** `end` for numbers. */
  align?: 'start' | 'end';
  /** The table can be sorted by this column. */
  sortable?: boolean;
  /**
   * Width in px. Tables that render only visible rows cannot measure content: columns without a
   * width share the remaining space, with a minimum of 140.
   */
  width?: number;
  /** Its cells have several lines, and break long texts instead of making the table wider. */
  wrap?: boolean;
  /** Its cells start with an avatar of a team or person, and so do their skeletons. */
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
  /**
   * Called with the new selection. Shift selects or deselects the range from the last clicked row.
   */
  onChange: (selected: ReadonlySet<string>) => void;
  /** Name of a row's checkbox: "Select Dry Dock". */
  rowLabel: (item: Item) => string;
  /** Name of the checkbox in the head: "Select all 12". */
  allLabel: string;
  /**
   * Everything that matches the filter is selected, not only the loaded rows; the first change ends
   * this.
   */
  everything?: boolean;
  /** Disables selection, e.g. while the rows are out of date. */
  disabled?: boolean;
}

export interface TableExpansion<Item> {
  /** Keys of the expanded rows. */
  expanded: ReadonlySet<string>;
  onChange: (expanded: ReadonlySet<string>) => void;
  /** Name of a row's button: "Details of GET /api/config". */
  rowLabel: (item: Item) => string;
  /** Content under an expanded row. */
  content: (item: Item) => ReactNode;
}

/** Groups of rows with collapsible headings. */
export interface TableGroups<Item> {
  /** Returns a row's group. Groups are in the order of their first rows. */
  groupOf: (item: Item) => string;
  /** Content of a group heading, without controls: a flag, the group's name, the number of rows. */
  head: (group: string, items: readonly Item[]) => ReactNode;
  /** Collapsed groups. Their rows can still be selected, all at once. */
  collapsed: ReadonlySet<string>;
  onFoldedChange: (folded: ReadonlySet<string>) => void;
}

/** Layout of a row on phones: its first cell, a second line, and one more cell at the end. */
export interface TablePhone<Item> {
  line: (item: Item) => ReactNode;
  /** Id of the column shown at the end of the row. */
  end?: string;
}

export interface DataTableProps<Item> {
  /** Name of the table for assistive technology. */
  caption: string;
  /**
   * From start to end. The first names the row: it is its header and stays visible when the table
   * scrolls.
   */
  columns: readonly DataColumn<Item>[];
  /** Ids of hidden columns; see `ColumnMenu`. The first column is always shown. */
  hidden?: ReadonlySet<string>;
  /**
   * Above 100 rows, only the visible ones are rendered; give the table a fixed height so that it
   * scrolls.
   */
  rows: readonly Item[];
  /** A stable and unique id of a row, used by selection, expansion and `currentKey`. */
  rowKey: (item: Item) => string;
  /** Rows of 36 px, or of 40 px for rows with avatars and checkboxes. Default `tall`. */
  rowSize?: 'compact' | 'tall';
  /** The column that `rows` are sorted by, and the direction. The table does not sort. */
  sort?: TableSort;
  /** Called when a column's header is chosen; the caller sorts the rows. */
  onSortChange?: (sort: TableSort) => void;
  /** Adds a column of checkboxes: the selected rows and their names. */
  selection?: TableSelection<Item>;
  /** Lets rows open below themselves: which are open, and their content. */
  expansion?: TableExpansion<Item>;
  /** Groups rows under collapsible headings, e.g. challenges by category. */
  groups?: TableGroups<Item>;
  /** Makes each row a link. */
  rowHref?: (item: Item) => string;
  /** Called by Enter on a row, where rows are not links. */
  onOpen?: (item: Item) => void;
  /** The row whose details are open next to the table. */
  currentKey?: string;
  /** Rows of less importance, e.g. suspended teams. */
  isMuted?: (item: Item) => boolean;
  /**
   * Two-line rows of 48 px below the breakpoint `md`; without it the table scrolls horizontally.
   */
  phone?: TablePhone<Item>;
  /** For tables inside a card: insets of 16 px, and the header has the card's background. */
  inset?: boolean;
  /** Shows this many skeleton rows instead. */
  loadingRows?: number;
  /** Shown under the header when there are no rows, e.g. an `EmptyState`. */
  empty?: ReactNode;
  /** Shown under the header when rows could not be loaded, e.g. an `ErrorRegion`. */
  failed?: ReactNode;
  /**
   * Shown above the header while the rows are out of date: a `Banner` with `edge` and the time of
   * the last update.
   */
  stale?: ReactNode;
  /** Shown under the header, 32 px high: a `NewBar` with `edge` when new rows are waiting. */
  news?: ReactNode;
}
