import type { Actor } from '../../domain/actor.ts';
import { AppError, orNotFound } from '../../domain/app-error.ts';
import type { Audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/database.ts';
import type { Emit } from '../../platform/write.ts';
import type { Pictures, ReadPicture } from '../files/public.ts';
import { lockGame } from './repository.ts';
import { findEditGame, setPosterHash } from './repository-edit.ts';

export interface PosterDeps {
  pictures: Pictures;
}

/** Stores a game's poster and returns its hash; throws GAME_NOT_FOUND and like `Pictures.replace`. */
export async function setPoster(
  { pictures }: PosterDeps,
  actor: Actor,
  gameId: number,
  picture: ReadPicture,
): Promise<string> {
  const { poster } = await pictures.replace(actor, picture, ['poster'], (tx, emit, made, audit) =>
    swapPoster(tx, { emit, audit }, gameId, made.poster),
  );
  return poster;
}

/** Leaves a game without a poster; throws GAME_NOT_FOUND. */
export async function removePoster(
  { pictures }: PosterDeps,
  actor: Actor,
  gameId: number,
): Promise<void> {
  await pictures.remove(actor, (tx, emit, audit) => swapPoster(tx, { emit, audit }, gameId, null));
}

/** Returns what was there before. */
async function swapPoster(
  tx: Tx,
  { emit, audit }: { emit: Emit; audit: Audit },
  gameId: number,
  hash: string | null,
): Promise<[string | null]> {
  if (!(await lockGame(tx, gameId))) throw new AppError('GAME_NOT_FOUND');
  const game = orNotFound(await findEditGame(tx, gameId), 'GAME_NOT_FOUND');
  await setPosterHash(tx, gameId, hash);
  audit(
    { type: 'Game', id: gameId, name: game.title },
    { before: { poster: game.posterHash }, after: { poster: hash } },
  );
  emit({ topic: 'game', gameId, body: {} });
  return [game.posterHash];
}
