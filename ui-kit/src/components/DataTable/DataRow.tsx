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

/** The attributes that the styles of a row read. */
function rowMarks<Item>(props: DataRowProps<Item>) {
  const isHoverable = props.href !== undefined || props.selection || props.expansion;
  return {
    'data-cursor': props.cursor || undefined,
    'data-hover': isHoverable ? '' : undefined,
    'data-selected': props.selected || props.current || undefined,
    'data-muted': props.muted || undefined,
    'data-open': props.open || undefined,
  };
}

interface SelectCellProps {
  label: string;
  selected: boolean;
  disabled: boolean | undefined;
  onSelect: (on: boolean, range: boolean) => void;
}

function SelectCell({ label, selected, disabled, onSelect }: SelectCellProps) {
  const shift = useRef(false);
  return (
    <Cell data-check="">
      <Checkbox
        aria-label={label}
        checked={selected}
        disabled={disabled}
        onClick={(event) => {
          shift.current = event.shiftKey;
        }}
        onCheckedChange={(on) => onSelect(on, shift.current)}
      />
    </Cell>
  );
}

interface FirstCellProps<Item> extends Pick<DataRowProps<Item>, 'item' | 'href' | 'phone'> {
  column: DataColumn<Item>;
}

/** The cell that names the row: its link, and the second line on phones. */
function FirstCell<Item>({ item, href, phone, column }: FirstCellProps<Item>) {
  const KitLink = useLink();
  const content = column.cell(item);
  return (
    <Cell data-first="" data-align={column.align}>
      <First>
        {href === undefined ? (
          content
        ) : (
          <RowLink as={KitLink} href={href}>
            {content}
          </RowLink>
        )}
      </First>
      {phone && <Line>{phone.line(item)}</Line>}
    </Cell>
  );
}

function DataRowPlain<Item>(props: DataRowProps<Item>) {
  const { item, rowKey, index, columns, counted, selected, open, href } = props;
  const { selection, expansion, phone, onSelect, onToggle, onHeight } = props;
  const { row, detail } = useExpandedHeight(open === true && counted, index, onHeight);
  return (
    <>
      <Row
        ref={row}
        tabIndex={-1}
        aria-rowindex={counted ? index + 2 : undefined}
        data-index={index}
        {...rowMarks(props)}
      >
        {selection && (
          <SelectCell
            label={selection.rowLabel(item)}
            selected={selected}
            disabled={selection.disabled}
            onSelect={(on, range) => onSelect(rowKey, on, range)}
          />
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
            <FirstCell key={column.id} item={item} href={href} phone={phone} column={column} />
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
