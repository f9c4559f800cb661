import { memo, useLayoutEffect, useRef } from 'react';
import { ChevronRight } from 'lucide-react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { useLink } from '../../provider/KitProvider.tsx';
import { Cell, Detail, First, Line, Row, RowLink } from './DataRow.styles.ts';
import type { DataColumn, TableExpansion, TablePhone, TableSelection } from './table-model.ts';

export interface DataRowProps<Item> {
  item: Item;
  rowKey: string;
  /** Index among the lines of the table. */
  index: number;
  columns: readonly DataColumn<Item>[];
  /** Sets `aria-rowindex`, since not all rows are rendered. */
  counted: boolean;
  selected: boolean;
  /** The row whose details are open next to the table. */
  current: boolean;
  cursor: boolean;
  muted: boolean;
  /** Undefined when rows cannot be expanded. */
  open: boolean | undefined;
  href: string | undefined;
  selection: Pick<TableSelection<Item>, 'rowLabel' | 'disabled'> | undefined;
  expansion: Pick<TableExpansion<Item>, 'rowLabel' | 'content'> | undefined;
  phone: TablePhone<Item> | undefined;
  onSelect: (key: string, on: boolean, range: boolean) => void;
  onToggle: (key: string) => void;
  /** Reports the height of an expanded row with its details, in px. */
  onHeight: (index: number, height: number) => void;
}

/** Reports the height of an expanded row with its details, now and when the details change size. */
function useExpandedHeight(
  reports: boolean,
  index: number,
  onHeight: DataRowProps<unknown>['onHeight'],
) {
  const row = useRef<HTMLTableRowElement>(null);
  const detail = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => {
    if (!reports || !row.current || !detail.current) return undefined;
    const [top, bottom] = [row.current, detail.current];
    const report = (): void => onHeight(index, top.offsetHeight + bottom.offsetHeight);
    report();
    const observer = new ResizeObserver(report);
    observer.observe(bottom);
    return () => observer.disconnect();
  }, [reports, index, onHeight]);
  return { row, detail };
}

function DataRowPlain<Item>(props: DataRowProps<Item>) {
  const { item, rowKey, index, columns, counted, selected, cursor, open, href } = props;
  const { selection, expansion, phone, onSelect, onToggle, onHeight } = props;
  const KitLink = useLink();
  const shift = useRef(false);
  const { row, detail } = useExpandedHeight(open === true && counted, index, onHeight);

  const content = (column: DataColumn<Item>) => {
    const cell = column.cell(item);
    return href === undefined ? (
      cell
    ) : (
      <RowLink as={KitLink} href={href}>
        {cell}
      </RowLink>
    );
  };
  return (
    <>
      <Row
        ref={row}
        tabIndex={-1}
        aria-rowindex={counted ? index + 2 : undefined}
        data-index={index}
        data-cursor={cursor || undefined}
        data-hover={href !== undefined || selection || expansion ? '' : undefined}
        data-selected={selected || props.current || undefined}
        data-muted={props.muted || undefined}
        data-open={open || undefined}
      >
        {selection && (
          <Cell data-check="">
            <Checkbox
              aria-label={selection.rowLabel(item)}
              checked={selected}
              disabled={selection.disabled}
              onClick={(event) => {
                shift.current = event.shiftKey;
              }}
              onCheckedChange={(on) => onSelect(rowKey, on, shift.current)}
            />
          </Cell>
        )}
        {expansion && (
          <Cell data-expander="">
            <IconButton
              size="small"
              icon={ChevronRight}
              label={expansion.rowLabel(item)}
              aria-expanded={open}
              onClick={() => onToggle(rowKey)}
            />
          </Cell>
        )}
        {columns.map((column, place) =>
          place === 0 ? (
            <Cell key={column.id} data-first="" data-align={column.align}>
              <First>{content(column)}</First>
              {phone && <Line>{phone.line(item)}</Line>}
            </Cell>
          ) : (
            <Cell key={column.id} data-align={column.align} data-wrap={column.wrap || undefined}>
              {column.cell(item)}
            </Cell>
          ),
        )}
      </Row>
      {open && expansion && (
        <Detail ref={detail}>
          <td colSpan={columns.length + 1 + (selection ? 1 : 0)}>{expansion.content(item)}</td>
        </Detail>
      )}
    </>
  );
}

/**
 * One row and, when it is expanded, its details. Memoised, so that scrolling does not render it
 * again.
 */
// `memo` loses the type parameter.
export const DataRow = memo(DataRowPlain) as typeof DataRowPlain;
