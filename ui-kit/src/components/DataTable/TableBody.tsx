import { Fragment, type ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';
import { vars } from '../../tokens/vars.ts';
import { Gap, Row } from './DataRow.styles.ts';
import { DataRow } from './DataRow.tsx';
import type { DataTableProps } from './table-model.ts';
import { FilledBody, SkeletonRows } from './TableFill.tsx';
import type { TableState } from './use-table.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Fold, GroupCell } from './GroupRow.styles.ts';

interface TableBodyProps<Item> {
  props: DataTableProps<Item>;
  table: TableState<Item>;
  loadingRows: number;
}

interface GroupRowProps {
  /** Index among the lines of the table. */
  index: number;
  /** Number of columns that it spans. */
  span: number;
  /** Sets `aria-rowindex`, since not all lines are rendered. */
  counted: boolean;
  cursor: boolean;
  folded: boolean;
  group: string;
  children: ReactNode;
  onFold: (group: string, folded: boolean) => void;
}

/** The heading of a group. A click anywhere on it collapses or expands its rows. */
function GroupRow(props: GroupRowProps) {
  const { index, span, counted, cursor, folded, group, children, onFold } = props;
  return (
    <Row
      tabIndex={-1}
      aria-rowindex={counted ? index + 2 : undefined}
      data-index={index}
      data-cursor={cursor || undefined}
      data-hover=""
    >
      <GroupCell colSpan={span}>
        <Fold type="button" aria-expanded={!folded} onClick={() => onFold(group, !folded)}>
          <Icon icon={ChevronRight} />
          {children}
        </Fold>
      </GroupCell>
    </Row>
  );
}

/** The lines of the table, or what is shown in their place. */
export function TableBody<Item>({ props, table, loadingRows }: TableBodyProps<Item>) {
  const { rows, selection, expansion, empty, failed } = props;
  const { shown, lines, drawn, after, isBare } = table;
  const span = shown.length + (selection ? 1 : 0) + (expansion ? 1 : 0);
  return (
    <tbody>
      <SkeletonRows
        count={loadingRows}
        columns={shown}
        check={selection !== undefined}
        expander={expansion !== undefined}
      />
      {drawn.map(({ index, before }) => (
        <Fragment key={lines[index]?.key}>
          {before > 0 && <Gap aria-hidden style={vars({ '--gap': `${before}px` })} />}
          <BodyLine {...{ props, table, index, span }} />
        </Fragment>
      ))}
      {after > 0 && <Gap aria-hidden style={vars({ '--gap': `${after}px` })} />}
      {failed !== undefined && <FilledBody span={span}>{failed}</FilledBody>}
      {!isBare && rows.length === 0 && empty !== undefined && (
        <FilledBody span={span}>{empty}</FilledBody>
      )}
    </tbody>
  );
}

interface BodyLineProps<Item> extends Omit<TableBodyProps<Item>, 'loadingRows'> {
  index: number;
  /** Number of columns. */
  span: number;
}

function BodyLine<Item>({ props, table, index, span }: BodyLineProps<Item>) {
  const { rows, selection, expansion, groups } = props;
  const { actions, isWindowed } = table;
  const line = table.lines[index];
  const cursor = index === table.focused;
  if (line?.kind === 'group')
    return (
      <GroupRow
        group={line.group}
        folded={line.isFolded}
        counted={isWindowed}
        onFold={actions.fold}
        {...{ index, span, cursor }}
      >
        {groups?.head(
          line.group,
          line.members.flatMap((row) => rows[row] ?? []),
        )}
      </GroupRow>
    );
  const item = line && rows[line.row];
  if (!line || item === undefined) return null;
  const { key } = line;
  return (
    <DataRow
      rowKey={key}
      columns={table.shown}
      counted={isWindowed}
      selected={selection !== undefined && (selection.everything || selection.selected.has(key))}
      current={key === props.currentKey}
      muted={props.isMuted?.(item) ?? false}
      open={expansion?.expanded.has(key)}
      href={props.rowHref?.(item)}
      onSelect={actions.select}
      onToggle={actions.toggle}
      phone={table.phone}
      onHeight={table.onHeight}
      {...{ item, index, selection, expansion, cursor }}
    />
  );
}
