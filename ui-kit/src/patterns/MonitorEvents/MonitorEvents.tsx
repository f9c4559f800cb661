import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { DataTableProps } from '../../components/DataTable/DataTable.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';
import { StreamTable, type StreamProps } from '../SubmissionStream/StreamTable.tsx';
import { ChallengeCell, type ChallengeCellProps } from '../TableCells/ChallengeCell.tsx';
import { TeamCell, type TeamCellProps } from '../TableCells/TeamCell.tsx';
import { EventMark, type EventMarkProps } from './EventMark.tsx';

export interface MonitorEvent extends Omit<EventMarkProps, 'label'> {
  id: string;
  /** The kind in a word. */
  kindLabel: string;
  /** Clock: "18:17:49". */
  time: string;
  /** "Sent a wrong flag, third in 2 min" */
  what: ReactNode;
  /** Equal ones folded under it: "3 alike"; the page puts them in or takes them away. */
  alike?: { label: string; open: boolean; onToggle: () => void };
  team?: TeamCellProps;
  user?: string;
  challenge?: ChallengeCellProps;
}

export interface MonitorEventsProps
  extends
    StreamProps,
    Pick<DataTableProps<MonitorEvent>, 'rowHref' | 'loadingRows' | 'empty' | 'failed' | 'stale'> {
  events: readonly MonitorEvent[];
  /** The row whose details are open beside the table. */
  currentId?: string | undefined;
  /** Heads of the columns: "Time, CET". */
  words: Readonly<Record<'kind' | 'time' | 'what' | 'team' | 'user' | 'challenge', string>>;
}

const What = styled.span`
  ${text.t13}
  display: flex;
  align-items: center;
  gap: 8px;

  &[data-kind='cheat'] {
    font-weight: 500;
  }
`;

const Alike = styled.button`
  ${text.t12}
  ${text.figures}
  flex: none;
  height: 20px;
  padding: 0 7px;
  border-radius: ${radius.badge};
  background: ${color.raised};
  color: ${color.muted};
  ${media.hover} {
    &:hover {
      color: ${color.text};
    }
  }
`;

/** Everything that happens in a game, newest first. */
export const MonitorEvents = ({
  events,
  currentId,
  words,
  empty,
  ...stream
}: MonitorEventsProps) => (
  <StreamTable
    {...stream}
    rowSize="compact"
    rows={events}
    rowKey={({ id }) => id}
    currentKey={currentId}
    empty={empty}
    phone={{ line: ({ what, time }) => [time, ' · ', what] }}
    columns={[
      {
        id: 'kind',
        header: words.kind,
        width: 124,
        cell: ({ kind, kindLabel, blood }) => (
          <EventMark kind={kind} label={kindLabel} blood={blood} />
        ),
      },
      {
        id: 'time',
        header: words.time,
        width: 104,
        cell: ({ time }) => (
          <Text mono size={13} tone="muted">
            {time}
          </Text>
        ),
      },
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
      { id: 'team', header: words.team, cell: ({ team }) => team && <TeamCell {...team} /> },
      {
        id: 'user',
        header: words.user,
        width: 120,
        cell: ({ user }) => (
          <Text size={13} tone="muted">
            {user}
          </Text>
        ),
      },
      {
        id: 'challenge',
        header: words.challenge,
        cell: ({ challenge }) => challenge && <ChallengeCell {...challenge} />,
      },
    ]}
  />
);
