import {
  type Category,
  type ChallengeType,
  inListOrder,
  minimumValue,
  phaseOf,
} from '@halyard/sdk/rules';
import type { Actor } from '../../domain/actor.ts';
import { AppError, fieldError, orNotFound } from '../../domain/app-error.ts';
import type { AuditFields, AuditTarget } from '../../domain/audit.ts';
import type { ContainerFacts } from '../../domain/container.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { type IsExpected, tagJson } from '../../platform/tagged-json.ts';
import type { Write } from '../../platform/write.ts';
import {
  type ContentDeps,
  dropContents,
  findFilesOfChallenge,
  releaseFiles,
} from '../files/public.ts';
import {
  cutSpans,
  findGameTitle,
  findGameWindow,
  holdGame,
  lockGame,
  practiceUntil,
} from '../games/public.ts';
import { postNotice } from '../notices/public.ts';
import { alignBloodNotices, type LiveGames } from '../live-games/public.ts';
import { attachmentLabel } from './rules-attachments.ts';
import {
  type ChallengeRow,
  deleteChallengeRow,
  findChallenge,
  findChallenges,
  findDeadlineHistory,
  findTestContainer,
  insertChallenge,
  lockChallenge,
  setChallenge,
  setPositions,
  setPracticeSpans,
} from './repository.ts';
import { findFlags, type FlagRow, hasFlags } from './repository-flags.ts';
import { applyPatch, type ChallengePatch, noticeOfUpdate, updateRefusal } from './rules-update.ts';

export interface ChallengeDeps extends ContentDeps {
  db: Db;
  write: Write;
  clock: Clock;
  liveGames: Pick<LiveGames, 'get'>;
}

/** A challenge of a game. */
export interface ChallengeKey {
  gameId: number;
  id: number;
}

export type ChallengeUpdate = ChallengePatch & {
  /** If the deadline is moved: solves since the old one count. */
  countPracticeSolves?: boolean | null | undefined;
};

export interface EditChallenge extends ChallengeRow {
  flags: FlagRow[];
  testContainer: ContainerFacts | null;
  /** Solves that count towards its worth. */
  acceptedCount: number;
}

/** All challenges of a game with what they are worth now; a game that does not exist has none. */
export async function listEditChallenges({ db, liveGames }: ChallengeDeps, gameId: number) {
  const [rows, live] = await Promise.all([findChallenges(db, gameId), liveGames.get(gameId)]);
  const board = live?.boardFor('staff').board();
  return rows.map((row) => ({
    ...row,
    score: board?.challengeById.get(row.id)?.value ?? row.originalScore,
    minScore: minimumValue({ original: row.originalScore, minRate: row.minScoreRate }),
  }));
}

/** A challenge with its version; throws CHALLENGE_NOT_FOUND. */
export async function getEditChallenge(
  { db, liveGames }: ChallengeDeps,
  gameId: number,
  id: number,
): Promise<{ challenge: EditChallenge; version: string }> {
  const [row, flags, testContainer, live] = await Promise.all([
    findChallenge(db, gameId, id),
    findFlags(db, id),
    findTestContainer(db, id),
    liveGames.get(gameId),
  ]);
  if (!row) throw new AppError('CHALLENGE_NOT_FOUND');
  const acceptedCount = live?.boardFor('staff').board().challengeById.get(id)?.counted ?? 0;
  return {
    challenge: { ...row, flags, testContainer, acceptedCount },
    version: challengeVersion(row),
  };
}

/** Makes a disabled challenge without flags; throws GAME_NOT_FOUND. */
export async function createChallenge(
  { write }: ChallengeDeps,
  actor: Actor,
  gameId: number,
  input: { title: string; category: Category; type: ChallengeType },
): Promise<EditChallenge> {
  return write(actor, async (tx, emit, audit) => {
    if (!(await holdGame(tx, gameId))) throw new AppError('GAME_NOT_FOUND');
    const id = await insertChallenge(tx, gameId, input);
    audit(targetOf({ ...input, id }), { after: { ...input, gameId } });
    emit({ topic: 'game', gameId, body: {} });
    return read(tx, { gameId, id });
  });
}

/**
 * Stores the organiser's order: the given challenges first, each with the others of its category.
 * Throws GAME_NOT_FOUND or, when one of them is not of the game, CHALLENGE_NOT_FOUND.
 */
export async function orderChallenges(
  deps: ChallengeDeps,
  actor: Actor,
  gameId: number,
  ids: readonly number[],
) {
  await deps.write(actor, async (tx, emit, audit) => {
    if (!(await lockGame(tx, gameId))) throw new AppError('GAME_NOT_FOUND');
    const challenges = await findChallenges(tx, gameId);
    const places = new Map(ids.map((id, place) => [id, place]));
    const placed = challenges.map((one) => ({ ...one, position: places.get(one.id) ?? null }));
    if (ids.some((id) => !challenges.some((one) => one.id === id)))
      throw new AppError('CHALLENGE_NOT_FOUND');
    const ordered = inListOrder(placed).filter(({ id }) => places.has(id));
    await setPositions(
      tx,
      gameId,
      ordered.map(({ id }) => id),
    );
    const before = inListOrder(challenges.filter(({ position }) => position !== null));
    audit(
      { type: 'Game', id: gameId, name: await findGameTitle(tx, gameId) },
      { before: { challenges: titlesOf(before) }, after: { challenges: titlesOf(ordered) } },
    );
    emit({ topic: 'game', gameId, body: {} });
  });
  return listEditChallenges(deps, gameId);
}

/** The version of what staff sets, without flags, as an entity tag. */
function challengeVersion(challenge: ChallengeRow): string {
  return tagJson(auditedFields(challenge)).etag;
}

/**
 * Changes what is given and tells the players of a running game. Throws CHALLENGE_NOT_FOUND, what
 * `updateRefusal` refuses with and, at another version, VERSION_CONFLICT.
 */
export async function updateChallenge(
  deps: ChallengeDeps,
  actor: Actor,
  { gameId, id, isExpected }: ChallengeKey & { isExpected: IsExpected },
  { countPracticeSolves, ...patch }: ChallengeUpdate,
): Promise<EditChallenge> {
  return deps.write(actor, async (tx, emit, audit) => {
    const type = await lockChallenge(tx, gameId, id);
    const current = type && (await findChallenge(tx, gameId, id));
    if (!current) throw new AppError('CHALLENGE_NOT_FOUND');
    if (!isExpected(challengeVersion(current))) throw new AppError('VERSION_CONFLICT');
    const next = applyPatch(current, patch);
    const refusal = updateRefusal(type, current, next, await hasFlags(tx, id));
    if (refusal) throw fieldError(refusal.code, refusal.field);
    const [from, to] = [current.deadlineUtc, next.deadlineUtc];
    const isMoved = from !== to;
    const countsPractice = isMoved && countPracticeSolves === true;
    if (isMoved) await keepPractice(tx, { id, from, to, countsPractice });
    await setChallenge(tx, id, next);
    if (isMoved) await alignBloodNotices(tx, emit, { gameId, challengeId: id });
    audit(targetOf({ ...next, id }), {
      before: auditedFields(current),
      after: {
        ...auditedFields({ ...current, ...next }),
        ...(countsPractice && { countPracticeSolves }),
      },
    });
    emit({ topic: 'game', gameId, body: {} });
    const notice = noticeOfUpdate(current, next);
    if (notice && (await isRunning(deps, tx, gameId))) {
      await postNotice(tx, emit, { gameId, type: notice, values: [next.title], challengeId: id });
    }
    return read(tx, { gameId, id });
  });
}

/** A challenge in the audit log. */
export function targetOf({ id, title }: { id: number; title: string }): AuditTarget {
  return { type: 'Challenge', id, name: title };
}

/** What the audit log compares, by the names of the contract. */
function auditedFields({ id: _id, attachment, deadlineUtc, ...rest }: ChallengeRow): AuditFields {
  return {
    ...rest,
    attachment: attachmentLabel(attachment),
    deadlineUtc: deadlineUtc === null ? null : new Date(deadlineUtc),
  };
}

function titlesOf(challenges: readonly { title: string }[]): string[] {
  return challenges.map(({ title }) => title);
}

async function isRunning({ clock }: ChallengeDeps, tx: Tx, gameId: number): Promise<boolean> {
  const game = await findGameWindow(tx, gameId);
  return game !== undefined && phaseOf(game, clock()) === 'running';
}

/** What a write answers: solves are not counted there. */
async function read(tx: Tx, { gameId, id }: ChallengeKey): Promise<EditChallenge> {
  const challenge = orNotFound(await findChallenge(tx, gameId, id), 'CHALLENGE_NOT_FOUND');
  const flags = await findFlags(tx, id);
  return { ...challenge, flags, testContainer: await findTestContainer(tx, id), acceptedCount: 0 };
}

/** Deletes a challenge with its flags, solves, and files that nothing else uses. */
export async function deleteChallenge(
  deps: ChallengeDeps,
  actor: Actor,
  { gameId, id }: ChallengeKey,
): Promise<void> {
  const hashes = await deps.write(actor, async (tx, emit, audit) => {
    await lockChallenge(tx, gameId, id);
    const current = orNotFound(await findChallenge(tx, gameId, id), 'CHALLENGE_NOT_FOUND');
    audit(targetOf(current), { before: { ...auditedFields(current), gameId } });
    const fileIds = await findFilesOfChallenge(tx, id);
    await deleteChallengeRow(tx, id);
    emit({ topic: 'game', gameId, body: {} });
    return releaseFiles(tx, fileIds);
  });
  await dropContents(deps, hashes);
}

/** A challenge whose deadline is to be moved, and whether solves since the old one then count. */
interface DeadlineMove {
  id: number;
  /** Null: until the end of the game. */
  from: number | null;
  to: number | null;
  countsPractice: boolean;
}

/**
 * Stores what players were told to be practice until now, as for the end of a game. Only in a transaction that has locked
 * the challenge.
 */
async function keepPractice(tx: Tx, { id, from, to, countsPractice }: DeadlineMove): Promise<void> {
  const { movedAt, practiceSpans, now } = await findDeadlineHistory(tx, id);
  // At the deadline itself a solve still counts.
  const end = from === null ? Infinity : from + 1;
  const history = { end, endMovedAt: movedAt?.getTime() ?? null, practiceSpans };
  const told = practiceUntil(history, now.getTime());
  const spans = countsPractice
    ? cutSpans(told, { start: end, end: to === null ? Infinity : to + 1 })
    : told;
  await setPracticeSpans(tx, id, spans, now);
}
