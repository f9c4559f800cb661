import type {
  Category,
  ChallengeType,
  ParticipationStatus,
  SubmissionResult,
} from '@halyard/sdk/rules';

/** All rows of a game that are counted. Times are Unix milliseconds. */
export interface GameRows {
  id: number;
  start: number;
  end: number;
  divisions: { id: number; permissions: number }[];
  participations: {
    id: number;
    teamId: number;
    divisionId: number | null;
    status: ParticipationStatus;
    createdAt: number;
  }[];
  challenges: {
    id: number;
    title: string;
    category: Category;
    type: ChallengeType;
    enabled: boolean;
    deadline: number | null;
  }[];
  submissions: {
    id: number;
    participationId: number;
    challengeId: number;
    result: SubmissionResult;
    at: number;
  }[];
  solves: { submissionId: number }[];
  instances: { participationId: number; challengeId: number; openedAt: number }[];
}

type Submission = GameRows['submissions'][number];

/**
 * The figures by the words of the specification, row by row. It shares no code with the server.
 * @param steps the lengths of spans that the answer has chosen
 */
export function slowStatistics(
  rows: GameRows,
  now: number,
  steps: { registrations: number; activity: number },
) {
  const { start, end } = rows;
  const isAccepted = (participationId: number) =>
    rows.participations.some(({ id, status }) => id === participationId && status === 'Accepted');
  const isInTime = (challengeId: number, at: number) => {
    const deadline = rows.challenges.find(({ id }) => id === challengeId)?.deadline ?? Infinity;
    return at >= start && at < end && at <= deadline && at <= now;
  };
  const sent = rows.submissions.filter(
    ({ participationId, challengeId, at }) =>
      isAccepted(participationId) && isInTime(challengeId, at),
  );
  const isFirst = ({ id }: Submission) =>
    rows.solves.some(({ submissionId }) => submissionId === id);
  const isRight = ({ result }: Submission) => result === 'Accepted';
  const counts = (some: readonly Submission[]) => ({
    solves: some.filter((one) => isRight(one) && isFirst(one)).length,
    repeats: some.filter((one) => isRight(one) && !isFirst(one)).length,
    wrong: some.filter((one) => !isRight(one)).length,
  });
  const teamsOf = (some: readonly Submission[]) =>
    new Set(some.map(({ participationId }) => participationId));
  const seen = now < start ? [] : rows.challenges.filter(({ enabled }) => enabled);
  const registered = rows.participations.map(({ createdAt }) => createdAt);
  return {
    teams: {
      registered: rows.participations.length,
      accepted: rows.participations.filter(({ status }) => status === 'Accepted').length,
      tried: teamsOf(sent).size,
      solved: teamsOf(sent.filter((one) => isRight(one) && isFirst(one))).size,
    },
    registrations: spans(Math.min(...registered), Math.max(...registered), steps.registrations).map(
      ({ time, isIn }) => ({ time, teams: registered.filter(isIn).length }),
    ),
    activity: spans(start, Math.min(now, end - 1), steps.activity).map(({ time, isIn }) => {
      const here = sent.filter(({ at }) => isIn(at));
      const later = sent.filter(({ at }) => at > time && !isIn(at));
      const lastTeams = teamsOf(here).difference(teamsOf(later)).size;
      return { time, ...counts(here), teams: teamsOf(here).size, lastTeams };
    }),
    challenges: seen.map(({ id, title, category, type, enabled }) => {
      const here = sent.filter(({ challengeId }) => challengeId === id);
      const { repeats, wrong } = counts(here);
      const openers = rows.instances
        .filter(
          ({ participationId, challengeId, openedAt }) =>
            challengeId === id && isAccepted(participationId) && isInTime(id, openedAt),
        )
        .map(({ participationId }) => participationId);
      return {
        id,
        title,
        category,
        enabled,
        opened: type.startsWith('Dynamic') ? new Set([...openers, ...teamsOf(here)]).size : null,
        tried: teamsOf(here).size,
        solved: teamsOf(here.filter((one) => isRight(one) && isFirst(one))).size,
        repeats,
        wrong,
      };
    }),
  };
}

function spans(first: number, last: number, step: number) {
  const found: { time: number; isIn: (at: number) => boolean }[] = [];
  if (first > last) return found;
  for (let time = first - (first % step); time <= last; time += step) {
    found.push({ time, isIn: (at) => at >= time && at < time + step });
  }
  return found;
}
