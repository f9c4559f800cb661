import type { SubmissionResult } from '@halyard/sdk/rules';
import type { AnyCategory } from '../CategoryFlag/categories.ts';
import type { StreamSubmission } from './SubmissionStream.tsx';

const results: Readonly<Record<SubmissionResult, string>> = {
  Accepted: 'Accepted',
  WrongAnswer: 'Wrong',
  CheatDetected: 'Cheat',
  FlagSubmitted: 'Waiting',
  NotFound: 'Not found',
};

function submission(
  result: SubmissionResult,
  time: string,
  team: string,
  user: string,
  [title, category]: readonly [string, AnyCategory],
  attempt: string,
  more: Partial<StreamSubmission> = {},
): StreamSubmission {
  return {
    id: time,
    result,
    resultLabel: results[result],
    time,
    team: { name: team },
    user,
    challenge: { title, category, categoryName: category },
    flag: `flag{${title.toLowerCase().replaceAll(' ', '_')}}`,
    attempt,
    ...more,
  };
}

const sextant = ['Sextant', 'Reverse'] as const;
const cannon = ['Loose Cannon', 'Pwn'] as const;

export const exampleSubmissions: readonly StreamSubmission[] = [
  submission('WrongAnswer', '18:17:49', 'Halogen', 'argon', sextant, '3'),
  submission('Accepted', '18:17:42', 'Kernel Panic', 'oops', ['Black Box', 'Forensics'], '1', {
    solve: '71st',
  }),
  submission('WrongAnswer', '18:17:40', 'Driftnet', 'purse', sextant, '5'),
  submission('CheatDetected', '18:17:31', 'Undertow', 'riptide', cannon, '1'),
  submission('NotFound', '18:17:02', 'pier_review', 'reviewer2', ['Ghost Rigging', 'Reverse'], '1'),
  submission('FlagSubmitted', '18:16:58', 'Ghost Fleet', 'casper', ['Keelhaul', 'Pwn'], '6'),
  submission('Accepted', '18:15:47', 'nullbyte', 'nullb', ['Ghost Rigging', 'Reverse'], '4', {
    blood: { place: 1, label: 'First blood' },
    solve: '1st',
  }),
];
