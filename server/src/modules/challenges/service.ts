import { phaseOf } from '@halyard/sdk/rules';
import { AppError, fieldError } from '../../domain/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Db, transaction, type Tx } from '../../platform/database.ts';
import { type ContentDeps, dropContents, releaseFiles } from '../files/release.ts';
import { findFilesOfChallenge } from '../files/repository.ts';
import { announce, gameChanged, type GameNews } from '../games/announce.ts';
import { findGameWindow, holdGame } from '../games/repository.ts';
import { postNotice } from '../notices/post.ts';
import type { LiveGames } from '../live-games/live-games.ts';
import {
  type ChallengeRow,
  deleteChallengeRow,
  findChallenge,
  findChallenges,
  insertChallenge,
  lockChallenge,
  setChallenge,
} from './repository.ts';
import { findFlags, type FlagRow, hasFlags } from './repository-flags.ts';
import type { Category, ChallengeType } from '../../domain/challenge.ts';
import { applyPatch, type ChallengePatch, noticeOfUpdate, updateRefusal } from './update-rules.ts';

export interface ChallengeDeps extends GameNews, ContentDeps {
  db: Db;
  clock: Clock;
  liveGames: Pick<LiveGames, 'apply' | 'get'>;
}

export interface EditChallenge extends ChallengeRow {
  flags: FlagRow[];
  /** Solves that count towards its worth. */
  acceptedCount: number;
}

/** All challenges of a game with what they are worth now; a game that does not exist has none. */
export async function listEditChallenges({ db, liveGames }: ChallengeDeps, gameId: number) {
  const [rows, live] = await Promise.all([findChallenges(db, gameId), liveGames.get(gameId)]);
  const board = live?.board();
  return rows.map((row) => ({
    ...row,
    score: board?.challengeById.get(row.id)?.value ?? row.originalScore,
    minScore: Math.floor(row.minScoreRate * row.originalScore),
  }));
}

/** Throws CHALLENGE_NOT_FOUND. */
export async function getEditChallenge(
  { db, liveGames }: ChallengeDeps,
  gameId: number,
  id: number,
): Promise<EditChallenge> {
  const [challenge, flags, live] = await Promise.all([
    findChallenge(db, gameId, id),
    findFlags(db, id),
    liveGames.get(gameId),
  ]);
  if (!challenge) throw new AppError('CHALLENGE_NOT_FOUND');
  const acceptedCount = live?.board().challengeById.get(id)?.counted ?? 0;
  return { ...challenge, flags, acceptedCount };
}

/** Makes a disabled challenge without flags; throws GAME_NOT_FOUND. */
export async function createChallenge(
  deps: ChallengeDeps,
  gameId: number,
  input: { title: string; category: Category; type: ChallengeType },
): Promise<EditChallenge> {
  const challenge = await transaction(deps.db, async (tx) => {
    if (!(await holdGame(tx, gameId))) throw new AppError('GAME_NOT_FOUND');
    const id = await insertChallenge(tx, gameId, input);
    await deps.bus.emit(tx, 'game', gameId, {});
    return read(tx, gameId, id);
  });
  announce(deps, [gameChanged(gameId)]);
  return challenge;
}

/**
 * Changes what is given and tells the players of a running game. Throws CHALLENGE_NOT_FOUND or
 * what `updateRefusal` refuses with.
 */
export async function updateChallenge(
  deps: ChallengeDeps,
  gameId: number,
  id: number,
  patch: ChallengePatch,
): Promise<EditChallenge> {
  const challenge = await transaction(deps.db, async (tx) => {
    const type = await lockChallenge(tx, gameId, id);
    const current = type && (await findChallenge(tx, gameId, id));
    if (!current) throw new AppError('CHALLENGE_NOT_FOUND');
    const next = applyPatch(current, patch);
    const refusal = updateRefusal(type, current, next, await hasFlags(tx, id));
    if (refusal) throw fieldError(refusal.code, refusal.field);
    await setChallenge(tx, id, next);
    await deps.bus.emit(tx, 'game', gameId, {});
    const notice = noticeOfUpdate(current, next);
    if (notice && (await isRunning(deps, tx, gameId))) {
      await postNotice(deps.bus, tx, {
        gameId,
        type: notice,
        values: [next.title],
        challengeId: id,
      });
    }
    return read(tx, gameId, id);
  });
  announce(deps, [gameChanged(gameId)]);
  return challenge;
}

async function isRunning({ clock }: ChallengeDeps, tx: Tx, gameId: number): Promise<boolean> {
  const game = await findGameWindow(tx, gameId);
  return game !== undefined && phaseOf(game, clock()) === 'running';
}

/** What a write answers: solves are not counted there. */
async function read(tx: Tx, gameId: number, id: number): Promise<EditChallenge> {
  const challenge = await findChallenge(tx, gameId, id);
  if (!challenge) throw new AppError('CHALLENGE_NOT_FOUND');
  return { ...challenge, flags: await findFlags(tx, id), acceptedCount: 0 };
}

/** Deletes a challenge with its flags, solves, and files that nothing else uses. */
export async function deleteChallenge(
  deps: ChallengeDeps,
  gameId: number,
  id: number,
): Promise<void> {
  const hashes = await transaction(deps.db, async (tx) => {
    if (!(await lockChallenge(tx, gameId, id))) throw new AppError('CHALLENGE_NOT_FOUND');
    const fileIds = await findFilesOfChallenge(tx, id);
    await deleteChallengeRow(tx, id);
    await deps.bus.emit(tx, 'game', gameId, {});
    return releaseFiles(tx, fileIds);
  });
  announce(deps, [gameChanged(gameId)]);
  await dropContents(deps, hashes);
}
