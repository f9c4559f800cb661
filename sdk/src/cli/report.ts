/** The result for one challenge file. */
export interface Outcome {
  /** Its path, relative to the synced folder. */
  file: string;
  /** Null if the file could not be read. */
  name: string | null;
  result: 'created' | 'updated' | 'unchanged' | 'failed';
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

const RESULTS = ['created', 'updated', 'unchanged', 'failed'] as const;

/** The report as text. */
export function formatReport({ game, dryRun, challenges, others }: SyncReport): string {
  const counts = RESULTS.map(
    (result) => `${challenges.filter((outcome) => outcome.result === result).length} ${result}`,
  );
  const isAsItShould = challenges.every(({ result }) => result === 'unchanged');
  return [
    `${game.title}${dryRun ? ', dry run: nothing is sent' : ''}`,
    '',
    ...challenges.flatMap(formatOutcome),
    '',
    counts.join(', '),
    ...(isAsItShould ? ['Nothing to change.'] : []),
    ...(others.length > 0 ? [`No file here, left alone: ${others.join(', ')}`] : []),
    '',
  ].join('\n');
}

/** One line of the progress output. */
export function formatResult({ file, name, result, changes }: Outcome): string {
  const what = name === null ? file : `${name} (${file})`;
  return `${result.padEnd(9)} ${what}${changes.length > 0 ? `: ${changes.join(', ')}` : ''}`;
}

function formatOutcome(outcome: Outcome): string[] {
  return [
    formatResult(outcome),
    ...(outcome.reason === undefined ? [] : [`          ! ${outcome.reason}`]),
    ...outcome.notes.map((note) => `          - ${note}`),
  ];
}
