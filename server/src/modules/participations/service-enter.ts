import type { Tx } from '../../platform/database.ts';
import {
  countOthers,
  deleteRegistration,
  findOwnParticipation,
  holdMates,
  insertRegistration,
} from './repository.ts';
import { holdOpenGames, type OpenGame } from './repository-team.ts';

/** What became of a member in a game of the team. */
export interface EnteredGame extends Pick<OpenGame, 'gameId' | 'title'> {
  /** Why they were left out; null if they take part. */
  code: 'ALREADY_JOINED' | 'TEAM_TOO_LARGE' | null;
  /** The participations whose members have changed. */
  changed: readonly number[];
}

/**
 * Enters a user into the team's games that have not ended and have not rejected it; lock the team
 * first. Nobody plays for two teams in a game, and no team with more members than the game allows.
 */
export async function enterMember(
  tx: Tx,
  { teamId, userId, now }: { teamId: number; userId: string; now: Date },
): Promise<EnteredGame[]> {
  const entered: EnteredGame[] = [];
  for (const game of await holdOpenGames(tx, teamId, now)) {
    entered.push(await registerMember(tx, game, userId));
  }
  return entered;
}

/**
 * Enters the other members of a team into the game that their captain, and nobody else, has just joined.
 * Who plays for another team, or finds no room, is left out. Returns the participations whose members have changed.
 */
export async function enterMates(
  tx: Tx,
  game: OpenGame,
  { teamId, captainId }: { teamId: number; captainId: string },
): Promise<number[]> {
  const changed: number[] = [];
  for (const userId of await holdMates(tx, teamId, captainId)) {
    changed.push(...(await registerMember(tx, game, userId, true)).changed);
  }
  return changed;
}

async function registerMember(
  tx: Tx,
  game: OpenGame,
  userId: string,
  byCaptain = false,
): Promise<EnteredGame> {
  const { participationId, gameId, title, teamMemberCountLimit: limit } = game;
  const outcome = { gameId, title, changed: [] };
  const own = await findOwnParticipation(tx, gameId, userId);
  if (own && own.status !== 'Rejected') return { ...outcome, code: 'ALREADY_JOINED' };
  const others = await countOthers(tx, participationId, userId);
  if (limit > 0 && others >= limit) return { ...outcome, code: 'TEAM_TOO_LARGE' };
  // Left over from a team that was rejected.
  if (own) await deleteRegistration(tx, own.id, userId);
  const isIn = await insertRegistration(tx, { participationId, gameId, userId, byCaptain });
  if (!isIn) return { ...outcome, code: 'ALREADY_JOINED' };
  return { ...outcome, code: null, changed: [participationId, ...(own ? [own.id] : [])] };
}
