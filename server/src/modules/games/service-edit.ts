import { decodeBloodBonus, encodeBloodBonus } from '@halyard/sdk/rules';
import type { Actor } from '../../domain/actor.ts';
import { AppError, orNotFound } from '../../domain/app-error.ts';
import type { AuditFields, AuditTarget } from '../../domain/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import { type IsExpected, tagJson } from '../../platform/tagged-json.ts';
import type { Write } from '../../platform/write.ts';
import { type ContentDeps, dropContents, findFilesOfGame, releaseFiles } from '../files/public.ts';
import { alignBloodNotices } from '../live-games/public.ts';
import { lockGame } from './repository.ts';
import { countGames } from './repository-list.ts';
import {
  deleteGameRow,
  type EditGameListQuery,
  type EditGameRow,
  findAllGames,
  findEditGame,
  type GameFields,
  insertGame,
  replaceGame,
  setFreezeReleased,
} from './repository-edit.ts';
import { misplacedTime, type NamedTimes, type StoredTimes, timesAfter } from './rules-schedule.ts';
import { keepPractice } from './service-schedule.ts';
import { type NameDeps, newGameKeys } from './service-signing.ts';

export interface EditGameDeps extends ContentDeps, NameDeps {
  db: Db;
  write: Write;
  clock: Clock;
}

/** What staff writes. */
export type GameInput = Omit<
  GameFields,
  'writeupDeadline' | 'freeze' | 'freezeReleased' | 'joinTogether'
> &
  NamedTimes & {
    /** Undefined leaves it; false in a new game. */
    joinTogether?: boolean | undefined;
    /** With a moved end: solves after the old end count. */
    countPracticeSolves?: boolean | undefined;
  };

/** A window on all games, hidden ones too, and how many there are in each part of the list. */
export async function listEditGames({ db, clock }: EditGameDeps, query: EditGameListQuery) {
  const now = new Date(clock());
  const [page, counts] = await Promise.all([
    findAllGames(db, query, now),
    countGames(db, now, { withHidden: true }),
  ]);
  return { ...page, counts };
}

/** Throws GAME_NOT_FOUND. */
export async function getEditGame({ db }: EditGameDeps, gameId: number): Promise<EditGameRow> {
  return orNotFound(await findEditGame(db, gameId), 'GAME_NOT_FOUND');
}

export async function createGame(
  deps: EditGameDeps,
  actor: Actor,
  input: GameInput,
): Promise<EditGameRow> {
  const fields = toFields(input, null);
  return deps.write(actor, async (tx, emit, audit) => {
    const game = await insertGame(tx, fields, newGameKeys(deps));
    audit(targetOf(game), { after: auditedFields(game) });
    emit({ topic: 'game', gameId: game.id, body: {} });
    return game;
  });
}

/** The version of what staff sets, as an entity tag. */
export function gameVersion(game: EditGameRow): string {
  return tagJson(game).etag;
}

/** Replaces all that staff sets; throws GAME_NOT_FOUND and, at another version, VERSION_CONFLICT. */
export async function updateGame(
  deps: EditGameDeps,
  actor: Actor,
  { gameId, isExpected }: { gameId: number; isExpected: IsExpected },
  input: GameInput,
): Promise<EditGameRow> {
  return deps.write(actor, async (tx, emit, audit) => {
    await lockGame(tx, gameId);
    const before = orNotFound(await findEditGame(tx, gameId), 'GAME_NOT_FOUND');
    if (!isExpected(gameVersion(before))) throw new AppError('VERSION_CONFLICT');
    const fields = toFields(input, before);
    const countsPractice = input.countPracticeSolves ?? false;
    const isEndMoved = fields.end !== before.endsAt.getTime();
    if (isEndMoved) await keepPractice(tx, { gameId, end: fields.end, countsPractice });
    const game = orNotFound(await replaceGame(tx, gameId, fields), 'GAME_NOT_FOUND');
    const isMoved = isEndMoved || fields.start !== before.startsAt.getTime();
    if (isMoved) await alignBloodNotices(tx, emit, { gameId });
    audit(targetOf(game), {
      before: auditedFields(before),
      after: {
        ...auditedFields(game),
        ...(isEndMoved && countsPractice && { countPracticeSolves: true }),
      },
    });
    emit({ topic: 'game', gameId, body: {} });
    return game;
  });
}

/** Shows everybody what the freeze hides; throws GAME_NOT_FOUND. */
export async function releaseFreeze(
  deps: EditGameDeps,
  actor: Actor,
  gameId: number,
): Promise<EditGameRow> {
  return deps.write(actor, async (tx, emit, audit) => {
    await lockGame(tx, gameId);
    const before = orNotFound(await findEditGame(tx, gameId), 'GAME_NOT_FOUND');
    const game = (await setFreezeReleased(tx, gameId)) ?? before;
    audit(targetOf(game), { before: auditedFields(before), after: auditedFields(game) });
    emit({ topic: 'game', gameId, body: {} });
    return game;
  });
}

/** Deletes a game with all that belongs to it, files that nothing else uses included. */
export async function deleteGame(
  deps: EditGameDeps,
  actor: Actor,
  gameId: number,
): Promise<EditGameRow> {
  const { game, hashes } = await deps.write(actor, async (tx, emit, audit) => {
    if (!(await lockGame(tx, gameId))) throw new AppError('GAME_NOT_FOUND');
    const fileIds = await findFilesOfGame(tx, gameId);
    const deleted = orNotFound(await deleteGameRow(tx, gameId), 'GAME_NOT_FOUND');
    audit(targetOf(deleted), { before: auditedFields(deleted) });
    emit({ topic: 'game', gameId, body: {} });
    return { game: deleted, hashes: await releaseFiles(tx, fileIds) };
  });
  await dropContents(deps, hashes);
  return game;
}

/** Makes every process read the game again, with each solve; throws GAME_NOT_FOUND. */
export async function reloadGame(
  { write }: EditGameDeps,
  actor: Actor,
  gameId: number,
): Promise<void> {
  await write(actor, async (tx, emit, audit) => {
    audit(targetOf(orNotFound(await findEditGame(tx, gameId), 'GAME_NOT_FOUND')), {});
    emit({ topic: 'game', gameId, body: { reload: true } });
  });
}

export function targetOf({ id, title }: EditGameRow): AuditTarget {
  return { type: 'Game', id, name: title };
}

/** What the audit log compares, by the names of the contract. */
export function auditedFields({ id: _id, publicKey: _key, ...game }: EditGameRow): AuditFields {
  const { posterHash, teamMemberLimit, containerLimit, startsAt, endsAt, freezeAt, ...rest } = game;
  return {
    ...rest,
    poster: posterHash,
    teamMemberCountLimit: teamMemberLimit,
    containerCountLimit: containerLimit,
    start: startsAt,
    end: endsAt,
    freeze: freezeAt,
  };
}

function toFields(input: GameInput, before: EditGameRow | null): GameFields {
  const stored = before && storedTimes(before);
  const path = misplacedTime(input, stored);
  if (path !== null) {
    throw new AppError('VALIDATION_FAILED', { errors: [{ path, code: 'OUT_OF_ORDER' }] });
  }
  const times = timesAfter(input, stored);
  // Another time that is named hides again what was released.
  const isHiddenAgain = input.freeze !== undefined && times.freeze !== stored?.freeze;
  return {
    ...input,
    ...times,
    joinTogether: input.joinTogether ?? before?.joinTogether ?? false,
    freezeReleased: before?.freezeReleased === true && !isHiddenAgain,
    // What cannot be a bonus becomes the default one.
    bloodBonus: encodeBloodBonus(decodeBloodBonus(input.bloodBonus)),
  };
}

function storedTimes(game: EditGameRow): StoredTimes {
  return {
    start: game.startsAt.getTime(),
    end: game.endsAt.getTime(),
    freeze: game.freezeAt?.getTime() ?? null,
    writeupDeadline: game.writeupDeadline.getTime(),
    writeupRequired: game.writeupRequired,
  };
}
