import type { LanguageCode } from '@halyard/sdk/operations';
import type { SubmissionResult } from '@halyard/sdk/rules';
import { sentence } from '../../sentences/sentence.ts';
import type { SentenceKey } from '../../sentences/sentence-keys.ts';
import type { SubmissionRow } from './repository.ts';
import { type Sheet, sheetTime } from './part-sheet.ts';

const COLUMNS = [
  'SHEET_STATUS',
  'SHEET_TIME',
  'SHEET_TEAM',
  'SHEET_USER',
  'SHEET_CHALLENGE',
  'SHEET_SUBMISSION',
  'SHEET_EMAIL',
] as const satisfies readonly SentenceKey[];

const STATUSES = [
  'FlagSubmitted',
  'Accepted',
  'WrongAnswer',
  'CheatDetected',
  'NotFound',
] as const satisfies readonly SubmissionResult[];

/** All submissions of a game as a spreadsheet, the newest first. */
export function submissionSheet(
  parts: AsyncIterable<SubmissionRow[]>,
  { title, language, now }: { title: string; language: LanguageCode; now: Date },
): Sheet {
  const stamp = now.toISOString().slice(0, 19).replaceAll(/[-T:]/g, '');
  return {
    file: `${title}_Submissions_${stamp}.xlsx`,
    name: 'All Submissions',
    columns: COLUMNS.map((key) => sentence(language, key)),
    parts: rowsOf(parts, language),
  };
}

async function* rowsOf(
  parts: AsyncIterable<SubmissionRow[]>,
  language: LanguageCode,
): AsyncGenerator<string[][]> {
  const labels = new Map<SubmissionResult, string>(
    STATUSES.map((status) => [status, sentence(language, `SHEET_STATUS_${status}`)]),
  );
  const repeat = sentence(language, 'SHEET_STATUS_Repeat');
  for await (const rows of parts) {
    yield rows.map((row) => [
      row.isRepeat ? repeat : (labels.get(row.result) ?? row.result),
      sheetTime(row.submittedAt),
      row.team,
      row.user ?? '',
      row.challenge,
      row.answer,
      row.email ?? '',
    ]);
  }
}
