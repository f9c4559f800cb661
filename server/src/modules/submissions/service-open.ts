import { allows, maskFor } from '@halyard/sdk/rules';
import type { Actor } from '../../domain/actor.ts';
import { AppError, orNotFound } from '../../domain/app-error.ts';
import type { Db } from '../../platform/database.ts';
import type { WriteStatement } from '../../platform/write.ts';
import { makeTeamFlag } from '../challenges/public.ts';
import { hasFlagPerTeam } from '../../domain/challenge.ts';
import { challengeSalt, teamHash } from '../games/public.ts';
import type {
  BoardDivision,
  GameBoard,
  LiveChallenge,
  LiveGame,
  LiveParticipation,
} from '../live-games/public.ts';
import {
  type ChallengeView,
  findSampleView,
  findTries,
  findView,
  type Try,
} from './repository-challenge.ts';
import { drawFlag, findFlag, issueFlag, mayDraw } from './repository-instance.ts';
import type { Work } from './repository.ts';

export interface OpenDeps {
  db: Db;
  writeStatement: WriteStatement;
  /** Called when a team finds no file that is left for it. */
  onNoFileLeft?: (look: Look) => void;
}

export interface OpenedChallenge {
  challenge: LiveChallenge;
  view: ChallengeView;
  /** What it is worth now, without a bonus. */
  score: number;
  isSolved: boolean;
  tries: Try[];
}

/** Who looks at a challenge. */
interface Viewer {
  actor: Actor;
  live: LiveGame;
  participation: LiveParticipation;
}

export interface Look extends Viewer {
  challenge: LiveChallenge;
}

/**
 * A challenge as the caller's team sees it. The first look gives the team a flag of its own; throws
 * ATTACHMENTS_EXHAUSTED where others have all files.
 */
export async function openChallenge(
  deps: OpenDeps,
  { actor, live, participation }: Viewer,
  challengeId: number,
): Promise<OpenedChallenge> {
  const challenge = visibleChallenge(live, live.divisionOf(participation), challengeId);
  const { participationId } = participation;
  const [view, tries] = await Promise.all([
    viewWithFlag(deps, { actor, live, participation, challenge }),
    findTries(deps.db, { participationId, challengeId }),
  ]);
  return {
    challenge,
    view,
    tries,
    score: valueOf(live.boardFor('players'), challenge),
    isSolved: live.hasSolved(participationId, challengeId),
  };
}

/** A challenge as a team of a division opens it. Gives nobody a flag. */
export async function previewChallenge(
  { db }: Pick<OpenDeps, 'db'>,
  { live, division }: { live: LiveGame; division: BoardDivision | null },
  challengeId: number,
): Promise<OpenedChallenge> {
  const challenge = visibleChallenge(live, division, challengeId);
  const view = orNotFound(await findSampleView(db, challengeId), 'CHALLENGE_NOT_FOUND');
  return {
    challenge,
    view,
    tries: [],
    score: valueOf(live.boardFor('staff'), challenge),
    isSolved: false,
  };
}

/** An enabled challenge of the game that the division may see. */
export function visibleChallenge(
  live: LiveGame,
  division: BoardDivision | null,
  challengeId: number,
): LiveChallenge {
  const challenge = live.facts().challenges.get(challengeId);
  const mask = maskFor(challengeId, division);
  if (!challenge || !allows(mask, 'viewChallenge')) throw new AppError('CHALLENGE_NOT_FOUND');
  return challenge;
}

function valueOf(live: GameBoard, { id, original }: LiveChallenge): number {
  return live.board().challengeById.get(id)?.value ?? original;
}

async function viewWithFlag(deps: OpenDeps, look: Look): Promise<ChallengeView> {
  const { db, writeStatement } = deps;
  const { participationId } = look.participation;
  const { id: challengeId, type } = look.challenge;
  const work = { participationId, challengeId };
  const view = orNotFound(await findView(db, work), 'CHALLENGE_NOT_FOUND');
  if (view.hasInstance || !hasFlagPerTeam(type)) return view;
  const isDrawn = type === 'DynamicAttachment';
  // Staff may delete the flag of a team that has solved it: it keeps the challenge, and takes no other's file.
  if (isDrawn && look.live.hasSolved(participationId, challengeId)) return view;
  if (isDrawn) await drawUntilDecided(deps, look.actor, work);
  else await writeStatement(look.actor, (statement) => issueFlag(statement, work, makeFlag(look)));
  const issued = orNotFound(await findView(db, work), 'CHALLENGE_NOT_FOUND');
  if (issued.hasInstance) return issued;
  deps.onNoFileLeft?.(look);
  throw new AppError('ATTACHMENTS_EXHAUSTED');
}

/** Draws a flag; the team has none afterwards when all are taken. */
async function drawUntilDecided(
  { db, writeStatement }: OpenDeps,
  actor: Actor,
  work: Work,
): Promise<void> {
  do {
    if (await writeStatement(actor, (statement) => drawFlag(statement, work))) return;
  } while (await mayDraw(db, work));
}

/** The flag of a team for a challenge that gives each its own; throws CHALLENGE_NOT_FOUND. */
export async function findOwnFlag(deps: OpenDeps, look: Look): Promise<string> {
  await viewWithFlag(deps, look);
  const { participationId } = look.participation;
  const flag = await findFlag(deps.db, { participationId, challengeId: look.challenge.id });
  return orNotFound(flag, 'CHALLENGE_NOT_FOUND');
}

function makeFlag({ live, participation, challenge }: Look): string {
  const salt = challengeSalt(live.facts().game.salt, challenge.id);
  return makeTeamFlag(challenge.flagTemplate, teamHash(salt, participation.token));
}
