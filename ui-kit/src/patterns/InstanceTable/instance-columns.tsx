import type { ReactNode } from 'react';
import { CopyButton } from '../../components/CopyField/CopyButton.tsx';
import type { DataColumn } from '../../components/DataTable/table-model.ts';
import { Row } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { ChallengeCell, type ChallengeCellProps } from '../TableCells/ChallengeCell.tsx';
import { TeamCell, type TeamCellProps } from '../TableCells/TeamCell.tsx';
import { InstanceMark, type InstanceMarkProps } from './InstanceMark.tsx';
import { LifeBar, type LifeBarProps } from './LifeBar.tsx';

export interface StaffInstance extends InstanceMarkProps {
  id: string;
  team?: TeamCellProps;
  challenge: ChallengeCellProps;
  /** Clock: "18:16:20". */
  started: string;
  /** Remaining time; absent while it does not run. */
  life?: LifeBarProps;
  /** "10.20.4.46:8443"; absent while it is not reachable. */
  entry?: string;
  /** Short id of the container. */
  container: string;
  /** Small ghost buttons that say what they do: "+120 min", "Destroy"; on phones icon buttons. */
  actions?: ReactNode;
}

export type InstanceTableWords = Readonly<
  Record<
    | 'team'
    | 'challenge'
    | 'started'
    | 'left'
    | 'state'
    | 'entry'
    | 'container'
    | 'actions'
    | 'none'
    | 'copyEntry',
    string
  >
>;

/** The columns of an `InstanceTable`. */
export function instanceColumns(words: InstanceTableWords): readonly DataColumn<StaffInstance>[] {
  return [
    {
      id: 'team',
      header: words.team,
      cell: ({ team }) => (team ? <TeamCell {...team} /> : words.none),
    },
    {
      id: 'challenge',
      header: words.challenge,
      cell: ({ challenge }) => <ChallengeCell {...challenge} />,
    },
    {
      id: 'started',
      header: words.started,
      width: 120,
      cell: ({ started }) => (
        <Text mono size={13} tone="muted">
          {started}
        </Text>
      ),
    },
    {
      id: 'left',
      header: words.left,
      width: 256,
      sortable: true,
      cell: ({ life }) => (life ? <LifeBar {...life} /> : words.none),
    },
    {
      id: 'state',
      header: words.state,
      width: 170,
      cell: ({ state, label: said }) => <InstanceMark state={state} label={said} />,
    },
    {
      id: 'entry',
      header: words.entry,
      width: 190,
      cell: ({ entry }) =>
        entry === undefined ? (
          words.none
        ) : (
          <Row gap={4}>
            <Text mono size={13}>
              {entry}
            </Text>
            <CopyButton size="small" text={entry} label={`${words.copyEntry} ${entry}`} />
          </Row>
        ),
    },
    {
      id: 'container',
      header: words.container,
      width: 120,
      cell: ({ container }) => (
        <Text mono size={13} tone="muted">
          {container}
        </Text>
      ),
    },
    {
      id: 'actions',
      header: words.actions,
      align: 'end',
      width: 180,
      cell: ({ actions }) => (
        <Row gap={4} justify="end">
          {actions}
        </Row>
      ),
    },
  ];
}
