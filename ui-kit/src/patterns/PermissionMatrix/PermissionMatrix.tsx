import { ChevronDown, ChevronRight } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { readingKey } from '../../provider/reading-key.ts';
import { CategoryFlag } from '../CategoryFlag/CategoryFlag.tsx';
import type { AnyCategory } from '../CategoryFlag/categories.ts';
import { nextMark, nextGridCell, type GridPlace, type PermissionMark } from './permission-marks.ts';
import { PermissionCell } from './PermissionCell.tsx';
import { GroupRow, HeadButton, Row, Scroller, Table, Title } from './PermissionMatrix.styles.ts';

export interface PermissionRow {
  id: string;
  title: string;
  /** By id of the column; what is left out is as the default. */
  marks: Readonly<Record<string, PermissionMark>>;
}

export interface PermissionGroup {
  id: string;
  title: string;
  category: AnyCategory;
  /** "9, 1 exception" */
  note: string;
  open: boolean;
  onToggle: () => void;
  rows: readonly PermissionRow[];
}

/** One cell that shall bear a mark. */
export interface MarkChange {
  row: string;
  column: string;
  mark: PermissionMark;
}

export interface PermissionMatrixProps {
  /** "What Student teams may do" */
  label: string;
  columns: readonly { id: string; label: string }[];
  /** What holds where there is no exception, by id of the column. */
  defaults: Readonly<Record<string, boolean>>;
  onDefaultChange: (column: string, allowed: boolean) => void;
  groups: readonly PermissionGroup[];
  /** Cells that were pressed or painted; what follows from a denial is the page's to add. */
  onMark: (changes: readonly MarkChange[]) => void;
  disabled?: boolean;
  words: {
    /** Head of the first column: "Challenge". */
    challenge: string;
    /** "All challenges", "the default" */
    all: string;
    allNote: string;
    exception: string;
    marks: Readonly<Record<PermissionMark, string>>;
    /** Name of a cell: "Earn points, Keelhaul: denied". */
    cell: (column: string, row: string, mark: string) => string;
    /** Name of a head's button: "Turn View for all in sight". */
    turn: (column: string) => string;
  };
}

/** Which division may do what with which challenge: the default first, then the exceptions. */
export function PermissionMatrix({
  label,
  columns,
  defaults,
  onDefaultChange,
  groups,
  onMark,
  disabled = false,
  words,
}: PermissionMatrixProps) {
  const table = useRef<HTMLTableElement>(null);
  const [stop, setStop] = useState<GridPlace>({ row: 0, column: 0 });
  const rows = groups.flatMap((group) => (group.open ? group.rows : []));
  const count = rows.length + 1;
  const markOf = (row: PermissionRow, column: string): PermissionMark =>
    row.marks[column] ?? 'default';

  const keyDown = (event: KeyboardEvent): void => {
    const to = nextGridCell(
      stop,
      readingKey(event.key, event.currentTarget),
      count,
      columns.length,
    );
    if (!to || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const from = rows[stop.row - 1];
    const target = rows[to.row - 1];
    const [column, before] = [columns[to.column], columns[stop.column]];
    // Shift paints what the cell left behind bears; the default has no third state to give.
    if (event.shiftKey && from && target && column && before) {
      onMark([{ row: target.id, column: column.id, mark: markOf(from, before.id) }]);
    }
    table.current?.querySelector<HTMLElement>(`[data-place="${to.row}.${to.column}"]`)?.focus();
  };
  const cell = (
    row: number,
    column: number,
    name: string,
    mark: PermissionMark,
    said: string,
    onPress: () => void,
  ) => {
    const { id = '', label: columnLabel = '' } = columns[column] ?? {};
    return (
      <td key={id}>
        <PermissionCell
          label={words.cell(columnLabel, name, said)}
          mark={mark}
          byDefault={defaults[id] ?? false}
          stop={row === Math.min(stop.row, count - 1) && column === stop.column}
          disabled={disabled}
          place={`${row}.${column}`}
          onPress={onPress}
          onFocus={() => setStop({ row, column })}
        />
      </td>
    );
  };
  const turn = (column: string): void => {
    const first = rows[0];
    if (!first) return;
    const mark = nextMark(markOf(first, column));
    onMark(rows.map((row) => ({ row: row.id, column, mark })));
  };
  return (
    <Scroller>
      <Table ref={table} aria-label={label} onKeyDown={keyDown}>
        <thead>
          <tr>
            <th scope="col">{words.challenge}</th>
            {columns.map((column) => (
              <th key={column.id} scope="col">
                <HeadButton
                  type="button"
                  title={words.turn(column.label)}
                  disabled={disabled}
                  onClick={() => turn(column.id)}
                >
                  {column.label}
                </HeadButton>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row data-part="default">
            <th scope="row">
              {words.all}
              <small>{words.allNote}</small>
            </th>
            {columns.map(({ id }, column) => {
              const allowed = defaults[id] ?? false;
              const mark = allowed ? 'granted' : 'denied';
              return cell(0, column, words.all, mark, words.marks[mark], () =>
                onDefaultChange(id, !allowed),
              );
            })}
          </Row>
        </tbody>
        {groups.map((group) => (
          <tbody key={group.id}>
            <GroupRow>
              <th scope="rowgroup" colSpan={columns.length + 1}>
                <button type="button" aria-expanded={group.open} onClick={group.onToggle}>
                  <Icon icon={group.open ? ChevronDown : ChevronRight} size={14} />
                  <CategoryFlag category={group.category} size={16} />
                  {group.title}
                  <small>{group.note}</small>
                </button>
              </th>
            </GroupRow>
            {group.open &&
              group.rows.map((row) => {
                const at = rows.indexOf(row) + 1;
                const isException = columns.some(({ id }) => markOf(row, id) !== 'default');
                return (
                  <Row key={row.id} data-exception={isException || undefined}>
                    <th scope="row">
                      <Title>
                        {row.title}
                        {isException && <Badge tone="info">{words.exception}</Badge>}
                      </Title>
                    </th>
                    {columns.map(({ id }, column) => {
                      const mark = markOf(row, id);
                      return cell(at, column, row.title, mark, words.marks[mark], () =>
                        onMark([{ row: row.id, column: id, mark: nextMark(mark) }]),
                      );
                    })}
                  </Row>
                );
              })}
          </tbody>
        ))}
      </Table>
    </Scroller>
  );
}
