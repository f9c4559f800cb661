import { AppError } from '../../domain/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Db, transaction } from '../../platform/database.ts';
import { type ContentDeps, dropContents, releaseFiles } from '../files/release.ts';
import { findFilesOfGame } from '../files/repository.ts';
import { decodeBloodBonus, encodeBloodBonus } from '../live-games/score.ts';
import { announce, gameChanged, type GameNews } from './announce.ts';
import {
  countAllGames,
  deleteGameRow,
  type EditGameRow,
  findAllGames,
  findEditGame,
  type GameFields,
  insertGame,
  lockGame,
  replaceGame,
} from './repository-edit.ts';
import { newGameKeys } from './signing.ts';

export interface EditGameDeps extends ContentDeps, GameNews {
  db: Db;
  clock: Clock;
}

/** What staff writes; without a deadline for writeups it is the time of the call. */
export type GameInput = Omit<GameFields, 'writeupDeadline'> & { writeupDeadline?: number };

/** A window on all games, hidden ones too, and how many there are. */
export async function listEditGames(
  { db }: EditGameDeps,
  window: { count: number; skip: number },
): Promise<{ games: EditGameRow[]; total: number }> {
  const [games, total] = await Promise.all([findAllGames(db, window), countAllGames(db)]);
  return { games, total };
}

/** Throws GAME_NOT_FOUND. */
export async function getEditGame({ db }: EditGameDeps, gameId: number): Promise<EditGameRow> {
  return known(await findEditGame(db, gameId));
}

export async function createGame(deps: EditGameDeps, input: GameInput): Promise<EditGameRow> {
  const fields = toFields(input, deps.clock());
  const game = await transaction(deps.db, async (tx) => {
    const made = await insertGame(tx, fields, newGameKeys());
    await deps.bus.emit(tx, 'game', made.id, {});
    return made;
  });
  announce(deps);
  return game;
}

/** Replaces all that staff sets; throws GAME_NOT_FOUND. */
export async function updateGame(
  deps: EditGameDeps,
  gameId: number,
  input: GameInput,
): Promise<EditGameRow> {
  const fields = toFields(input, deps.clock());
  const game = await transaction(deps.db, async (tx) => {
    const changed = known(await replaceGame(tx, gameId, fields));
    await deps.bus.emit(tx, 'game', gameId, {});
    return changed;
  });
  announce(deps, [gameChanged(gameId)]);
  return game;
}

/** Deletes a game with all that belongs to it, files that nothing else uses included. */
export async function deleteGame(deps: EditGameDeps, gameId: number): Promise<void> {
  const hashes = await transaction(deps.db, async (tx) => {
    if (!(await lockGame(tx, gameId))) throw new AppError('GAME_NOT_FOUND');
    const fileIds = await findFilesOfGame(tx, gameId);
    await deleteGameRow(tx, gameId);
    await deps.bus.emit(tx, 'game', gameId, {});
    return releaseFiles(tx, fileIds);
  });
  announce(deps, [gameChanged(gameId)]);
  await dropContents(deps, hashes);
}

function toFields(input: GameInput, now: number): GameFields {
  if (input.end < input.start) {
    throw new AppError('VALIDATION_FAILED', { errors: [{ path: 'end', code: 'OUT_OF_ORDER' }] });
  }
  return {
    ...input,
    writeupDeadline: input.writeupDeadline ?? now,
    // What cannot be a bonus becomes the default one.
    bloodBonus: encodeBloodBonus(decodeBloodBonus(input.bloodBonus)),
  };
}

function known(game: EditGameRow | undefined): EditGameRow {
  if (!game) throw new AppError('GAME_NOT_FOUND');
  return game;
}
