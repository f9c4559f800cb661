import type { GameEvent, Submission } from '@halyard/sdk/types';
import type { CheatPair } from './pairs.ts';

/** What a team has done, as far as the server answers it at once. */
export interface TeamActivity {
  submissions: readonly Submission[];
  /** Starts of instances. */
  events: readonly GameEvent[];
  /** There may be earlier right flags than these. */
  lacksSolves: boolean;
  /** There may be earlier starts than these. */
  lacksStarts: boolean;
}

/** What both teams of a pair have done. */
export interface PairActivity {
  owner: TeamActivity;
  sender: TeamActivity;
}

/** A hint that flags were handed on. */
export type CaseSignal =
  | { kind: 'sentSoon'; challenge: string; seconds: number }
  | { kind: 'sentBefore'; challenge: string }
  | { kind: 'noStart'; challenge: string }
  | { kind: 'equalWrong'; count: number };

/** A flag that is sent this soon after its owner has used it was hardly found anew. */
const SOON_SECONDS = 300;

/** The hints in the order of their weight. */
export function signalsOf({ reports }: CheatPair, activity: PairActivity): CaseSignal[] {
  const perReport = reports.flatMap(({ submission }): CaseSignal[] => {
    const { challenge, time } = submission;
    const solve = firstSolve(activity.owner.submissions, submission);
    return [
      ...(solve === undefined && !activity.owner.lacksSolves
        ? [{ kind: 'sentBefore' as const, challenge }]
        : []),
      ...(solve !== undefined && isSoon(solve.time, time)
        ? [
            {
              kind: 'sentSoon' as const,
              challenge,
              seconds: Math.round((time - solve.time) / 1000),
            },
          ]
        : []),
      ...(lacksStart(activity, submission) ? [{ kind: 'noStart' as const, challenge }] : []),
    ];
  });
  const count = countEqualWrong(activity);
  return [...perReport, ...(count > 0 ? [{ kind: 'equalWrong' as const, count }] : [])];
}

function isSoon(solvedAt: number, sentAt: number): boolean {
  return sentAt - solvedAt <= SOON_SECONDS * 1000;
}

function sameChallenge(one: Submission, other: Submission): boolean {
  return one.challengeId === other.challengeId && one.challenge === other.challenge;
}

/** The owner's first right flag for the challenge of a report, before the report. */
function firstSolve(
  submissions: readonly Submission[],
  report: Submission,
): Submission | undefined {
  return submissions
    .filter(
      (each) =>
        each.status === 'Accepted' && sameChallenge(each, report) && each.time <= report.time,
    )
    .toSorted((one, other) => one.time - other.time)[0];
}

/** Whether the owner had started an instance of the challenge, and the sender none before the report. */
function lacksStart({ owner, sender }: PairActivity, { challengeId, time }: Submission): boolean {
  const isStart = (event: GameEvent) =>
    event.type === 'ContainerStart' && Number(event.values[0]) === challengeId;
  return (
    owner.events.some(isStart) &&
    !sender.lacksStarts &&
    !sender.events.some((event) => isStart(event) && event.time <= time)
  );
}

/** How many different wrong answers both teams have sent for the same challenge. */
function countEqualWrong({ owner, sender }: PairActivity): number {
  const keys = (submissions: readonly Submission[]) =>
    new Set(
      submissions
        .filter(({ status }) => status === 'WrongAnswer')
        .map(({ challenge, answer }) => JSON.stringify([challenge, answer])),
    );
  return keys(owner.submissions).intersection(keys(sender.submissions)).size;
}

/** The moments that the timeline shows of one team, in order. */
export interface Moment {
  id: string;
  /** The id of the submission or event; servers without filters do not tell it. */
  eventId: number | undefined;
  at: number;
  kind: 'start' | 'wrong' | 'solved' | 'foreign';
  challenge: string;
}

export function momentsOf(
  side: string,
  { submissions, events }: Pick<TeamActivity, 'submissions' | 'events'>,
  challenges: ReadonlySet<string>,
): Moment[] {
  const sent = submissions
    .filter(({ challenge }) => challenges.has(challenge))
    .map((each, index) => ({
      id: `${side}-${each.id ?? index}`,
      eventId: each.id,
      at: each.time,
      kind: kindOf(each),
      challenge: each.challenge,
    }));
  const started = events
    .filter(({ type, values }) => type === 'ContainerStart' && challenges.has(values[1] ?? ''))
    .map((each, index) => ({
      id: `${side}-start-${each.id ?? index}`,
      eventId: each.id,
      at: each.time,
      kind: 'start' as const,
      challenge: each.values[1] ?? '',
    }));
  return [...sent, ...started].toSorted((one, other) => one.at - other.at);
}

function kindOf({ status }: Submission): Moment['kind'] {
  if (status === 'Accepted') return 'solved';
  return status === 'CheatDetected' ? 'foreign' : 'wrong';
}

/** Connects each foreign flag with the solve of the team that it was made for. */
export function linksOf(owner: readonly Moment[], sender: readonly Moment[]) {
  return sender
    .filter(({ kind }) => kind === 'foreign')
    .flatMap((moment) => {
      const from = owner.find(
        ({ kind, challenge, at }) =>
          kind === 'solved' && challenge === moment.challenge && at <= moment.at,
      );
      return from ? [{ from: from.id, to: moment.id }] : [];
    });
}
