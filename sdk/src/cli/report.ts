import { describeUnmapped, type Unmapped } from '../ctfcli.ts';

/** The result for one challenge file. */
export interface Outcome {
  /** Its path, relative to the synced folder. */
  file: string;
  /** Null if the file could not be read. */
  name: string | null;
  result: 'created' | 'updated' | 'unchanged' | 'failed' | 'skipped';
  /** The updated fields. */
  changes: string[];
  /** Parts of the file that are not supported, in sentences. */
  notes: string[];
  /** The error message. */
  reason?: string;
}

/** The output of `--json`. */
export interface SyncReport {
  game: { id: number; title: string };
  /** True if nothing was sent; the results are what would have happened. */
  dryRun: boolean;
  challenges: Outcome[];
  /** Titles of challenges on the server without a file; they were not changed. */
  others: string[];
}

const RESULTS = ['created', 'updated', 'unchanged', 'failed', 'skipped'] as const;

const DRY_RUN: Partial<Record<Outcome['result'], string>> = {
  created: 'would create',
  updated: 'would update',
};

function nameOf(result: Outcome['result'], dryRun: boolean): string {
  return (dryRun ? DRY_RUN[result] : undefined) ?? result;
}

/** The report as text. */
export function formatReport({ game, dryRun, challenges, others }: SyncReport): string {
  const counts = RESULTS.map((result) => ({
    result,
    count: challenges.filter((outcome) => outcome.result === result).length,
  })).filter(({ result, count }) => result !== 'skipped' || count > 0);
  const isAsItShould = challenges.every(({ result }) => ['unchanged', 'skipped'].includes(result));
  return [
    `${game.title}${dryRun ? ', dry run: nothing is sent' : ''}`,
    '',
    ...challenges.flatMap((outcome) => formatOutcome(outcome, dryRun)),
    '',
    counts.map(({ result, count }) => `${count} ${nameOf(result, dryRun)}`).join(', '),
    ...(isAsItShould ? ['Nothing to change.'] : []),
    ...(others.length > 0 ? [`No file here, left alone: ${others.join(', ')}`] : []),
    '',
  ].join('\n');
}

/** Writes one line of the progress output. */
export function formatResult({ file, name, result, changes }: Outcome, dryRun: boolean): string {
  const what = name === null ? file : `${name} (${file})`;
  return `${nameOf(result, dryRun).padEnd(dryRun ? 12 : 9)} ${what}${changes.length > 0 ? `: ${changes.join(', ')}` : ''}`;
}

function formatOutcome(outcome: Outcome, dryRun: boolean): string[] {
  return [
    formatResult(outcome, dryRun),
    ...(outcome.reason === undefined ? [] : [`          ! ${outcome.reason}`]),
    ...outcome.notes.map((note) => `          - ${note}`),
  ];
}

/** What is not synced, in sentences; fields that only need to be named share one. */
export function toNotes(unmapped: readonly Unmapped[]): string[] {
  const isOnlyNamed = ({ code }: Unmapped) => code === 'FIELD_NOT_SUPPORTED';
  const named = unmapped.filter(isOnlyNamed).map(({ field }) => field);
  return [
    ...unmapped.filter((each) => !isOnlyNamed(each)).map(describeUnmapped),
    ...(named.length > 0 ? [`not synced: ${named.join(', ')}`] : []),
  ];
}
