import type { ReactNode } from 'react';
import type { DataTableProps } from '../../components/DataTable/table-model.ts';
import { StreamTable, type StreamProps } from '../SubmissionStream/StreamTable.tsx';
import { streamColumns, type StreamRow } from '../SubmissionStream/stream-columns.tsx';
import { EventMark, type EventMarkProps } from './EventMark.tsx';
import { Alike, What } from './MonitorEvents.styles.ts';

export interface MonitorEvent extends Omit<EventMarkProps, 'label'>, StreamRow {
  id: string;
  /** Label of the kind. */
  kindLabel: string;
  /** "Sent a wrong flag, third in 2 min" */
  what: ReactNode;
  /** Button for equal events that are collapsed below it: "3 alike". The page adds or removes their rows. */
  alike?: { label: string; open: boolean; onToggle: () => void };
}

export interface MonitorEventsProps
  extends
    StreamProps,
    Pick<DataTableProps<MonitorEvent>, 'rowHref' | 'loadingRows' | 'empty' | 'failed' | 'stale'> {
  /** Newest first. */
  events: readonly MonitorEvent[];
  /** The row whose details are open next to the table. */
  currentId?: string | undefined;
  /** Column headings: "Time, CET". */
  words: Readonly<Record<'kind' | 'time' | 'what' | 'team' | 'user' | 'challenge', string>>;
}

/** The events of a game, newest first. */
export function MonitorEvents({ events, currentId, words, empty, ...stream }: MonitorEventsProps) {
  const shared = streamColumns(words);
  return (
    <StreamTable
      {...stream}
      rowSize="compact"
      rows={events}
      rowKey={({ id }) => id}
      currentKey={currentId}
      empty={empty}
      phone={{
        line: ({ team, what, alike, time }) => [
          team && `${team.name} · `,
          what,
          alike && ` (${alike.label})`,
          ' · ',
          time,
        ],
      }}
      columns={[
        {
          id: 'kind',
          header: words.kind,
          width: 124,
          cell: ({ kind, kindLabel, blood }) => (
            <EventMark kind={kind} label={kindLabel} blood={blood} />
          ),
        },
        shared.time,
        {
          id: 'what',
          header: words.what,
          cell: ({ kind, what, alike }) => (
            <What data-kind={kind}>
              {what}
              {alike && (
                <Alike type="button" aria-expanded={alike.open} onClick={alike.onToggle}>
                  {alike.label}
                </Alike>
              )}
            </What>
          ),
        },
        shared.team,
        shared.user,
        shared.challenge,
      ]}
    />
  );
}
