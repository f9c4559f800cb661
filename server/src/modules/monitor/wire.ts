import type { schemas } from '@halyard/sdk/operations';
import type { z } from 'zod';
import { avatarUrl } from '../files/public.ts';
import type { CheatRow, CheatTeamRow, EventRow, SubmissionRow } from './repository.ts';

type GameEvent = z.input<typeof schemas.ListEventsResponse>[number];

export function submissionToWire(
  row: SubmissionRow,
): z.input<typeof schemas.ListSubmissionsResponse>[number] {
  return {
    answer: row.answer,
    status: row.result,
    time: row.submittedAt.getTime(),
    user: row.user ?? '',
    team: row.team,
    challenge: row.challenge,
    id: row.id,
    userId: row.userId,
    teamId: row.teamId,
    challengeId: row.challengeId,
    repeat: row.isRepeat,
  };
}

/** A submission as an event. Another team's flag is wrong here, and has an event of its own. */
export function submissionToEvent(row: SubmissionRow): GameEvent {
  const verdict = row.result === 'CheatDetected' ? 'WrongAnswer' : row.result;
  return {
    time: row.submittedAt.getTime(),
    type: 'FlagSubmit',
    values: [verdict, row.answer, row.challenge, String(row.challengeId)],
    user: row.user ?? '',
    team: row.team,
    id: row.id,
    userId: row.userId,
    teamId: row.teamId,
  };
}

export function eventToWire(row: EventRow): GameEvent {
  return {
    time: row.createdAt.getTime(),
    type: row.type,
    values: valuesOf(row),
    user: row.user ?? '',
    team: row.team,
    id: row.id,
    userId: row.userId,
    teamId: row.teamId,
  };
}

function valuesOf({ type, text, challengeId, challenge, team, owner }: EventRow): string[] {
  switch (type) {
    case 'Normal':
      return [text ?? ''];
    case 'CheatDetected':
      return [challenge ?? '', team, owner ?? ''];
    case 'ContainerStart':
    case 'ContainerDestroy':
      return [String(challengeId ?? ''), challenge ?? ''];
  }
}

export function cheatToWire(row: CheatRow): z.input<typeof schemas.ListCheatsResponse>[number] {
  return {
    ownedTeam: teamToWire(row.owner),
    submitTeam: teamToWire(row.submitter),
    submission: submissionToWire(row),
  };
}

function teamToWire({ id, teamId, name, avatarHash, status, division, divisionId }: CheatTeamRow) {
  const team = { id: teamId, name, avatar: avatarUrl(avatarHash) };
  return { id, team, status, division, divisionId };
}
