import type { DataColumn, DataTableProps } from '../../components/DataTable/table-model.ts';
import { MaskedFlag } from '../MaskedFlag/MaskedFlag.tsx';
import { ResultMark, type ResultMarkProps } from '../ResultMark/ResultMark.tsx';
import type { ChallengeCellProps } from '../TableCells/ChallengeCell.tsx';
import type { TeamCellProps } from '../TableCells/TeamCell.tsx';
import { streamColumns } from './stream-columns.tsx';
import { StreamTable, type StreamProps } from './StreamTable.tsx';

export interface StreamSubmission extends Omit<ResultMarkProps, 'label'> {
  id: string;
  /** Label of the result. */
  resultLabel: string;
  /** Clock: "18:17:49". */
  time: string;
  team: TeamCellProps;
  user: string;
  challenge: ChallengeCellProps;
  flag: string;
  /** Number of the team's attempt: "3". */
  attempt?: string;
  /** Number of the challenge's solve: "71st". */
  solve?: string;
}

export interface SubmissionStreamProps
  extends
    StreamProps,
    Pick<
      DataTableProps<StreamSubmission>,
      'rowHref' | 'loadingRows' | 'empty' | 'failed' | 'stale'
    > {
  /** Newest first. */
  submissions: readonly StreamSubmission[];
  /** The row whose details are open next to the table. */
  currentId?: string | undefined;
  /** Shows the flags instead of dots. */
  flagsShown?: boolean;
  /**
   * Column headers, "Time, CET", and what is announced instead of a masked flag. The columns `attempt`
   * and `solve` are left out without a header.
   */
  words: Readonly<
    Record<'result' | 'time' | 'team' | 'user' | 'challenge' | 'flag' | 'masked', string> &
      Partial<Record<'attempt' | 'solve', string>>
  >;
}

/** Live submissions, newest first. */
export function SubmissionStream({
  submissions,
  currentId,
  flagsShown = false,
  words,
  empty,
  ...stream
}: SubmissionStreamProps) {
  const shared = streamColumns(words);
  const columns: readonly DataColumn<StreamSubmission>[] = [
    {
      id: 'result',
      header: words.result,
      width: 150,
      cell: ({ result, resultLabel, blood }) => (
        <ResultMark result={result} label={resultLabel} blood={blood} />
      ),
    },
    shared.time,
    shared.team,
    shared.user,
    shared.challenge,
    {
      id: 'flag',
      header: words.flag,
      cell: ({ flag }) => <MaskedFlag flag={flag} shown={flagsShown} masked={words.masked} />,
    },
    ...(words.attempt === undefined ? [] : [attemptColumn(words.attempt)]),
    ...(words.solve === undefined ? [] : [solveColumn(words.solve)]),
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
        ...(words.attempt !== undefined && { end: 'attempt' }),
      }}
    />
  );
}

function attemptColumn(header: string): DataColumn<StreamSubmission> {
  return { id: 'attempt', header, align: 'end', width: 64, cell: ({ attempt }) => attempt };
}

function solveColumn(header: string): DataColumn<StreamSubmission> {
  return { id: 'solve', header, align: 'end', width: 80, cell: ({ solve }) => solve };
}
