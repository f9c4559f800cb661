import {
  ChallengeError,
  type CtfcliChallenge,
  describeUnmapped,
  sourceField,
  type Unmapped,
} from '../ctfcli.ts';
import { ChallengeUpdate, FlagInputList } from '../schemas.ts';

/** Throws `ChallengeError` for what the server would refuse, so that a dry run reports it too. */
export function checkChallenge(challenge: CtfcliChallenge): void {
  const { fields, flags, unmapped } = challenge;
  if (fields.isEnabled && flags.length === 0) {
    throw new ChallengeError(
      `has no flag that can be kept, so it cannot be shown${because(unmapped)}`,
    );
  }
  checkBounds(challenge);
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

function because(unmapped: readonly Unmapped[]): string {
  const reason = unmapped.find(({ code }) => code === 'FLAGS_NOT_STATIC');
  return reason ? `: ${describeUnmapped(reason)}` : ': add one, or state: hidden';
}

function checkBounds({ title, fields, flags }: CtfcliChallenge): void {
  const checks = [
    { result: ChallengeUpdate.safeParse({ title, ...fields }), prefix: [] },
    { result: FlagInputList.safeParse(flags.map((flag) => ({ flag }))), prefix: ['flags'] },
  ];
  for (const { result, prefix } of checks) {
    const issue = result.success ? undefined : result.error.issues[0];
    if (!issue) continue;
    const [field = '', ...rest] = [...prefix, ...(issue.path ?? [])].map(String);
    const path = [sourceField(field), ...rest].join('.');
    throw new ChallengeError(`${path} is out of bounds (${issue.code})`, { fields: [path] });
  }
}
