import type { LogLevel } from '@halyard/sdk/rules';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import type { DataTableProps } from '../../components/DataTable/table-model.ts';
import { Text } from '../../components/Text/Text.tsx';
import { LogLevelMark } from './LogLevelMark.tsx';

export interface LogLine {
  id: string;
  level: LogLevel;
  /** Label of the level. */
  levelLabel: string;
  /** Clock with ms: "18:17:49.204". */
  time: string;
  /** The component of the server that wrote the line. */
  source: string;
  message: string;
  user?: string;
  /** IP address of the client. */
  address?: string;
}

export interface LogTableProps extends Pick<
  DataTableProps<LogLine>,
  | 'expansion'
  | 'sort'
  | 'onSortChange'
  | 'hidden'
  | 'news'
  | 'loadingRows'
  | 'empty'
  | 'failed'
  | 'stale'
> {
  /** "Log, newest first" */
  label: string;
  /** Newest first. */
  lines: readonly LogLine[];
  /** Id of the line that the page's address refers to. */
  currentId?: string | undefined;
  /** Column headings, "Time, CET", and the mark for a missing value. */
  words: Readonly<
    Record<'time' | 'level' | 'source' | 'message' | 'user' | 'address' | 'none', string>
  >;
}

/** The server's log; a line expands in place. */
export function LogTable({ label, lines, currentId, words, ...table }: LogTableProps) {
  return (
    <DataTable
      {...table}
      caption={label}
      rowSize="compact"
      rows={lines}
      rowKey={({ id }) => id}
      {...(currentId !== undefined && { currentKey: currentId })}
      phone={{ line: ({ message }) => message, end: 'level' }}
      columns={[
        {
          id: 'time',
          header: words.time,
          width: 128,
          sortable: true,
          cell: ({ time }) => (
            <Text mono size={13} tone="muted">
              {time}
            </Text>
          ),
        },
        {
          id: 'level',
          header: words.level,
          width: 110,
          cell: ({ level, levelLabel }) => <LogLevelMark level={level} label={levelLabel} />,
        },
        {
          id: 'source',
          header: words.source,
          width: 110,
          cell: ({ source }) => (
            <Text size={13} tone="muted">
              {source}
            </Text>
          ),
        },
        { id: 'message', header: words.message, cell: ({ message }) => message },
        { id: 'user', header: words.user, width: 130, cell: ({ user }) => user ?? words.none },
        {
          id: 'address',
          header: words.address,
          width: 140,
          cell: ({ address }) => (
            <Text mono size={13} tone="muted">
              {address ?? words.none}
            </Text>
          ),
        },
      ]}
    />
  );
}
