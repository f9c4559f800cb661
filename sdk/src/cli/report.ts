/** What came of one challenge file. */
export interface Outcome {
  /** Its path in the synced folder. */
  file: string;
  /** Null when the file could not be read. */
  name: string | null;
  result: 'created' | 'updated' | 'unchanged' | 'failed';
  /** What was updated, field by field. */
  changes: string[];
  /** What of the file could not be kept, in sentences. */
  notes: string[];
  /** Why it failed. */
  reason?: string;
}

/** What `--json` prints. */
export interface SyncReport {
  game: { id: number; title: string };
  /** True: nothing was sent, the results say what would have been. */
  dryRun: boolean;
  challenges: Outcome[];
  /** Titles of the game's challenges that no file names; they were left alone. */
  others: string[];
}

const RESULTS = ['created', 'updated', 'unchanged', 'failed'] as const;

/** The report for people. */
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

/** One line, as progress shows it. */
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
