import type { DataColumn } from '../../components/DataTable/table-model.ts';
import type { DataTableProps } from '../../components/DataTable/DataTable.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { MaskedFlag } from '../MaskedFlag/MaskedFlag.tsx';
import { ResultMark, type ResultMarkProps } from '../ResultMark/ResultMark.tsx';
import { ChallengeCell, type ChallengeCellProps } from '../TableCells/ChallengeCell.tsx';
import { TeamCell, type TeamCellProps } from '../TableCells/TeamCell.tsx';
import { StreamTable, type StreamProps } from './StreamTable.tsx';

export interface StreamSubmission extends Omit<ResultMarkProps, 'label'> {
  id: string;
  /** The result in words. */
  resultLabel: string;
  /** Clock: "18:17:49". */
  time: string;
  team: TeamCellProps;
  user: string;
  challenge: ChallengeCellProps;
  flag: string;
  /** Which try of the team it was: "3". */
  attempt?: string;
  /** Which solve of the challenge it was: "71st". */
  solve?: string;
}

export interface SubmissionStreamProps
  extends
    StreamProps,
    Pick<
      DataTableProps<StreamSubmission>,
      'rowHref' | 'loadingRows' | 'empty' | 'failed' | 'stale'
    > {
  submissions: readonly StreamSubmission[];
  /** The row whose details are open beside the table. */
  currentId?: string | undefined;
  /** Shows the flags instead of dots. */
  flagsShown?: boolean;
  /** Heads of the columns, "Time, CET", and what is read instead of a masked flag. */
  words: Readonly<
    Record<
      'result' | 'time' | 'team' | 'user' | 'challenge' | 'flag' | 'attempt' | 'solve' | 'masked',
      string
    >
  >;
}

/** What teams send, newest first, while they send it. */
export const SubmissionStream = ({
  submissions,
  currentId,
  flagsShown = false,
  words,
  empty,
  ...stream
}: SubmissionStreamProps) => {
  const columns: readonly DataColumn<StreamSubmission>[] = [
    {
      id: 'result',
      header: words.result,
      width: 150,
      cell: ({ result, resultLabel, blood }) => (
        <ResultMark result={result} label={resultLabel} blood={blood} />
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
    { id: 'team', header: words.team, cell: ({ team }) => <TeamCell {...team} /> },
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
      cell: ({ challenge }) => <ChallengeCell {...challenge} />,
    },
    {
      id: 'flag',
      header: words.flag,
      cell: ({ flag }) => <MaskedFlag flag={flag} shown={flagsShown} masked={words.masked} />,
    },
    {
      id: 'attempt',
      header: words.attempt,
      align: 'end',
      width: 64,
      cell: ({ attempt }) => attempt,
    },
    { id: 'solve', header: words.solve, align: 'end', width: 80, cell: ({ solve }) => solve },
  ];
  return (
    <StreamTable
      {...stream}
      columns={columns}
      rows={submissions}
      rowKey={({ id }) => id}
      currentKey={currentId}
      empty={empty}
      phone={{
        line: ({ team, challenge, time }) => `${team.name} · ${challenge.title} · ${time}`,
        end: 'attempt',
      }}
    />
  );
};
