import { AppError } from '../../domain/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import { expandTemplate } from '../challenges/flag-template.ts';
import { hasFlagPerTeam } from '../../domain/challenge.ts';
import { allows, maskFor } from '../games/permissions.ts';
import { challengeSalt, teamHash } from '../games/team-token.ts';
import { enterGame, findGame } from '../live-games/enter-game.ts';
import type { LiveChallenge, LiveParticipation } from '../live-games/live-facts.ts';
import type { LiveGame } from '../live-games/live-game.ts';
import type { LiveGames } from '../live-games/live-games.ts';
import { type ChallengeView, findTries, findView, type Try } from './challenge-repository.ts';
import { drawFlag, issueFlag } from './instance-repository.ts';

export interface OpenDeps {
  db: Db;
  clock: Clock;
  liveGames: LiveGames;
}

export interface OpenedChallenge {
  challenge: LiveChallenge;
  view: ChallengeView;
  /** What it is worth now, without a bonus. */
  score: number;
  isSolved: boolean;
  tries: Try[];
}

/** Who looks at what. */
interface Look {
  live: LiveGame;
  participation: LiveParticipation;
  challenge: LiveChallenge;
}

/** A challenge as the caller's team sees it. The first look gives the team a flag of its own. */
export async function openChallenge(
  deps: OpenDeps,
  input: { gameId: number; challengeId: number; userId: string },
): Promise<OpenedChallenge> {
  const { db, clock, liveGames } = deps;
  const { challengeId } = input;
  const live = await findGame(liveGames, input.gameId);
  const participation = enterGame(live, input.userId, clock());
  const challenge = live.facts().challenges.get(challengeId);
  const mask = maskFor(challengeId, live.divisionOf(participation));
  if (!challenge || !allows(mask, 'viewChallenge')) throw new AppError('CHALLENGE_NOT_FOUND');
  const { participationId } = participation;
  const [view, tries] = await Promise.all([
    viewWithFlag(db, { live, participation, challenge }),
    findTries(db, { participationId, challengeId }),
  ]);
  return {
    challenge,
    view,
    tries,
    score: live.board().challengeById.get(challengeId)?.value ?? challenge.original,
    isSolved: live.hasSolved(participationId, challengeId),
  };
}

async function viewWithFlag(db: Db, look: Look): Promise<ChallengeView> {
  const { participationId } = look.participation;
  const work = { participationId, challengeId: look.challenge.id };
  const view = await findView(db, work);
  if (view && (view.hasInstance || !hasFlagPerTeam(look.challenge.type))) return view;
  if (view) {
    if (look.challenge.type === 'DynamicAttachment') await drawFlag(db, work);
    else await issueFlag(db, work, makeFlag(look));
  }
  const issued = view && (await findView(db, work));
  if (!issued?.hasInstance) throw new AppError('CHALLENGE_NOT_FOUND');
  return issued;
}

function makeFlag({ live, participation, challenge }: Look): string {
  const salt = challengeSalt(live.facts().game.salt, challenge.id);
  return expandTemplate(challenge.flagTemplate, teamHash(salt, participation.token));
}
