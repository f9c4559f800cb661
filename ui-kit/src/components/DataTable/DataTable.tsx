import type { ReactNode } from 'react';
import { useLink } from '../../provider/KitProvider.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Cell, Filler, Row, RowLink, Scroller, Table } from './DataTable.styles.ts';
import { TableHead, type TableColumn, type TableSort } from './TableHead.tsx';

export interface DataColumn<Item> extends TableColumn {
  cell: (item: Item) => ReactNode;
}

export interface TableSelection<Item> {
  /** Keys of the selected rows. */
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Name of a row's checkbox: "Select Dry Dock". */
  rowLabel: (item: Item) => string;
  /** Name of the checkbox in the head: "Select all 12". */
  allLabel: string;
}

export interface DataTableProps<Item> {
  /** What the table shows, for assistive technology. */
  caption: string;
  columns: readonly DataColumn<Item>[];
  rows: readonly Item[];
  rowKey: (item: Item) => string;
  /** Rows of 36 px, or 40 where avatars and checkboxes stand in them. Default `tall`. */
  rowSize?: 'compact' | 'tall';
  sort?: TableSort;
  onSortChange?: (sort: TableSort) => void;
  selection?: TableSelection<Item>;
  /** Makes the first cell a link that covers the row. */
  rowHref?: (item: Item) => string;
  /** The row whose details are open beside the table. */
  currentKey?: string;
  /** Rows that matter less, e.g. suspended teams. */
  isMuted?: (item: Item) => boolean;
  /** Stands in a card: insets of 16 px, head on the card's ground. */
  inset?: boolean;
  /** Shows this many rows of skeletons instead. */
  loadingRows?: number;
  /** Stands under the head when there are no rows, e.g. an `EmptyState`. */
  empty?: ReactNode;
}

const toggled = (keys: ReadonlySet<string>, key: string, on: boolean): ReadonlySet<string> => {
  const next = new Set(keys);
  if (on) next.add(key);
  else next.delete(key);
  return next;
};

/** Rows and columns with a head that stays in sight; sorts, selects, leads on. */
export const DataTable = <Item,>({
  caption,
  columns,
  rows,
  rowKey,
  rowSize = 'tall',
  sort,
  onSortChange,
  selection,
  rowHref,
  currentKey,
  isMuted,
  inset,
  loadingRows = 0,
  empty,
}: DataTableProps<Item>) => {
  const KitLink = useLink();
  const keys = rows.map(rowKey);
  const chosen = keys.filter((key) => selection?.selected.has(key)).length;

  const cells = (item: Item) =>
    columns.map((column, index) => (
      <Cell key={column.id} data-align={column.align}>
        {index === 0 && rowHref ? (
          <RowLink as={KitLink} href={rowHref(item)}>
            {column.cell(item)}
          </RowLink>
        ) : (
          column.cell(item)
        )}
      </Cell>
    ));
  return (
    <Scroller role="region" aria-label={caption} tabIndex={0}>
      <Table data-rows={rowSize} data-inset={inset || undefined} aria-busy={loadingRows > 0}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <TableHead
          columns={columns}
          sort={sort}
          onSortChange={onSortChange}
          check={
            selection && (
              <Checkbox
                aria-label={selection.allLabel}
                checked={rows.length > 0 && chosen === rows.length}
                mixed={chosen > 0 && chosen < rows.length}
                disabled={rows.length === 0}
                onCheckedChange={(on) => selection.onChange(new Set(on ? keys : []))}
              />
            )
          }
        />
        <tbody>
          {Array.from({ length: loadingRows }, (_, row) => (
            <Row key={row}>
              {selection && <Cell data-check="" />}
              {columns.map((column) => (
                <Cell key={column.id}>
                  <Skeleton />
                </Cell>
              ))}
            </Row>
          ))}
          {loadingRows === 0 &&
            rows.map((item) => {
              const key = rowKey(item);
              const isSelected = selection?.selected.has(key) || key === currentKey;
              return (
                <Row
                  key={key}
                  data-hover={rowHref || selection ? '' : undefined}
                  data-selected={isSelected || undefined}
                  data-muted={isMuted?.(item) || undefined}
                >
                  {selection && (
                    <Cell data-check="">
                      <Checkbox
                        aria-label={selection.rowLabel(item)}
                        checked={selection.selected.has(key)}
                        onCheckedChange={(on) =>
                          selection.onChange(toggled(selection.selected, key, on))
                        }
                      />
                    </Cell>
                  )}
                  {cells(item)}
                </Row>
              );
            })}
          {loadingRows === 0 && rows.length === 0 && empty !== undefined && (
            <tr>
              <Filler colSpan={columns.length + (selection ? 1 : 0)}>{empty}</Filler>
            </tr>
          )}
        </tbody>
      </Table>
    </Scroller>
  );
};
