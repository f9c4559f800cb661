import { ChevronDown, ChevronRight } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
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
  /** By id of the column; a missing mark means `default`. */
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

/** A new mark for a cell. */
export interface MarkChange {
  row: string;
  column: string;
  mark: PermissionMark;
}

export interface PermissionMatrixProps {
  /** "What Student teams may do" */
  label: string;
  /** The permissions from start to end. */
  columns: readonly { id: string; label: string }[];
  /** What applies without an exception, by id of the column. */
  defaults: Readonly<Record<string, boolean>>;
  /** Called when the default of a column is changed. */
  onDefaultChange: (column: string, allowed: boolean) => void;
  /** Challenges under the heading of their category, each with its exceptions. */
  groups: readonly PermissionGroup[];
  /**
   * Called with the changed cells. What a denial implies for other permissions is up to the caller.
   */
  onMark: (changes: readonly MarkChange[]) => void;
  /** Nothing can be changed; the marks stay readable. */
  disabled?: boolean;
  /** Headings, marks and names of the cells in the page's language. */
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
    /** Name of a column's button: "Change View for all shown". */
    turn: (column: string) => string;
  };
}

function markOf(row: PermissionRow, column: string): PermissionMark {
  return row.marks[column] ?? 'default';
}

/** Arrow keys between cells; with Shift they also copy the mark of the cell that they leave. */
function useGridKeys(rows: readonly PermissionRow[], props: PermissionMatrixProps) {
  const { columns, onMark } = props;
  const table = useRef<HTMLTableElement>(null);
  const [stop, setStop] = useState<GridPlace>({ row: 0, column: 0 });
  const onKeyDown = (event: KeyboardEvent): void => {
    const key = readingKey(event.key, event.currentTarget);
    const to = nextGridCell(stop, key, rows.length + 1, columns.length);
    if (!to || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // The row of the default has only two states, so nothing is copied to or from it.
    const from = rows[stop.row - 1];
    const target = rows[to.row - 1];
    const [column, before] = [columns[to.column], columns[stop.column]];
    if (event.shiftKey && from && target && column && before) {
      onMark([{ row: target.id, column: column.id, mark: markOf(from, before.id) }]);
    }
    table.current?.querySelector<HTMLElement>(`[data-place="${to.row}.${to.column}"]`)?.focus();
  };
  return { table, stop, setStop, onKeyDown };
}

interface HeadProps extends Pick<PermissionMatrixProps, 'columns' | 'words'> {
  disabled: boolean;
  /** Called with the id of a column. */
  onTurn: (column: string) => void;
}

function Head({ columns, words, disabled, onTurn }: HeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col">{words.challenge}</th>
        {columns.map(({ id, label }) => (
          <th key={id} scope="col">
            <HeadButton
              type="button"
              title={words.turn(label)}
              disabled={disabled}
              onClick={() => onTurn(id)}
            >
              {label}
            </HeadButton>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function GroupHead({ group, span }: { group: PermissionGroup; span: number }) {
  return (
    <GroupRow>
      <th scope="rowgroup" colSpan={span}>
        <button type="button" aria-expanded={group.open} onClick={group.onToggle}>
          <Icon icon={group.open ? ChevronDown : ChevronRight} size={14} />
          <CategoryFlag category={group.category} size={16} />
          {group.title}
          <small>{group.note}</small>
        </button>
      </th>
    </GroupRow>
  );
}

interface ChallengeRowProps {
  title: string;
  /** The word for a row with exceptions; undefined for a row without. */
  exception: string | undefined;
  children: ReactNode;
}

function ChallengeRow({ title, exception, children }: ChallengeRowProps) {
  return (
    <Row data-exception={exception !== undefined || undefined}>
      <th scope="row">
        <Title>
          {title}
          {exception !== undefined && <Badge tone="info">{exception}</Badge>}
        </Title>
      </th>
      {children}
    </Row>
  );
}

/** A matrix of what the teams of a division may do: the default first, then the exceptions. */
export function PermissionMatrix(props: PermissionMatrixProps) {
  const { label, columns, defaults, onDefaultChange, groups, onMark, words } = props;
  const { disabled = false } = props;
  const rows = groups.flatMap((group) => (group.open ? group.rows : []));
  const { table, stop, setStop, onKeyDown } = useGridKeys(rows, props);
  const next = (row: PermissionRow, column: string) =>
    nextMark(markOf(row, column), defaults[column] ?? false);
  const turn = (column: string): void => {
    const first = rows[0];
    if (!first) return;
    const mark = next(first, column);
    onMark(rows.map((row) => ({ row: row.id, column, mark })));
  };
  /** The cells of a row; row 0 is the default. */
  const cells = (
    row: number,
    name: string,
    markIn: (column: string) => PermissionMark,
    onPress: (column: string) => void,
  ) =>
    columns.map(({ id, label: permission }, column) => (
      <td key={id}>
        <PermissionCell
          label={words.cell(permission, name, words.marks[markIn(id)])}
          mark={markIn(id)}
          byDefault={defaults[id] ?? false}
          stop={row === Math.min(stop.row, rows.length) && column === stop.column}
          disabled={disabled}
          place={`${row}.${column}`}
          onPress={() => onPress(id)}
          onFocus={() => setStop({ row, column })}
        />
      </td>
    ));
  return (
    <Scroller>
      <Table ref={table} aria-label={label} onKeyDown={onKeyDown}>
        <Head onTurn={turn} {...{ columns, words, disabled }} />
        <tbody>
          <Row data-part="default">
            <th scope="row">
              {words.all}
              <small>{words.allNote}</small>
            </th>
            {cells(
              0,
              words.all,
              (column) => (defaults[column] ? 'granted' : 'denied'),
              (column) => onDefaultChange(column, !defaults[column]),
            )}
          </Row>
        </tbody>
        {groups.map((group) => (
          <tbody key={group.id}>
            <GroupHead group={group} span={columns.length + 1} />
            {group.open &&
              group.rows.map((row) => {
                const isException = columns.some(({ id }) => markOf(row, id) !== 'default');
                const mark = (column: string) => markOf(row, column);
                const press = (column: string): void =>
                  onMark([{ row: row.id, column, mark: next(row, column) }]);
                return (
                  <ChallengeRow
                    key={row.id}
                    title={row.title}
                    exception={isException ? words.exception : undefined}
                  >
                    {cells(rows.indexOf(row) + 1, row.title, mark, press)}
                  </ChallengeRow>
                );
              })}
          </tbody>
        ))}
      </Table>
    </Scroller>
  );
}
