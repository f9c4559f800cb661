import type { DataColumn } from '../../components/DataTable/table-model.ts';
import { Text } from '../../components/Text/Text.tsx';
import { ChallengeCell, type ChallengeCellProps } from '../TableCells/ChallengeCell.tsx';
import { TeamCell, type TeamCellProps } from '../TableCells/TeamCell.tsx';

/** The fields that all live tables of a game have: time, team, challenge. */
export interface StreamRow {
  /** Clock: "18:17:49". */
  time: string;
  team?: TeamCellProps;
  user?: string;
  challenge?: ChallengeCellProps;
}

/** The columns that all live tables of a game have. */
export function streamColumns(
  words: Readonly<Record<'time' | 'team' | 'user' | 'challenge', string>>,
) {
  return {
    time: {
      id: 'time',
      header: words.time,
      width: 104,
      cell: ({ time }) => (
        <Text mono size={13} tone="muted">
          {time}
        </Text>
      ),
    },
    team: { id: 'team', header: words.team, cell: ({ team }) => team && <TeamCell {...team} /> },
    user: {
      id: 'user',
      header: words.user,
      width: 120,
      cell: ({ user }) => (
        <Text size={13} tone="muted">
          {user}
        </Text>
      ),
    },
    challenge: {
      id: 'challenge',
      header: words.challenge,
      cell: ({ challenge }) => challenge && <ChallengeCell {...challenge} />,
    },
  } satisfies Record<string, DataColumn<StreamRow>>;
}
