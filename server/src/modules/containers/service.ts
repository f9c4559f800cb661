import { randomUUIDv7 } from 'node:crypto';
import type { Actor } from '../../domain/actor.ts';
import { AppError, orNotFound } from '../../domain/app-error.ts';
import { hasFlagPerTeam, needsContainer } from '../../domain/challenge.ts';
import type { Db, Tx } from '../../platform/database.ts';
import type { LiveChallenge, LiveGame, LiveParticipation } from '../live-games/public.ts';
import type { Settings } from '../settings/public.ts';
import { findOwnFlag, visibleChallenge } from '../submissions/public.ts';
import type { ContainerDeps, Containers } from './part-containers.ts';
import {
  type ContainerRow,
  deleteFailed,
  findAlive,
  findContainer,
  findCounted,
  findLimit,
  findOwnContainers,
  findPause,
  holdImage,
  insertContainer,
  lockParticipation,
  lockRunning,
  markEnding,
  setPause,
  setStop,
  type Work,
} from './repository.ts';
import { claimEnd, extendRefusal, PAUSE_MILLISECONDS, secondsToWait } from './rules.ts';
import { destroyContainer } from './jobs-sweep.ts';

const MINUTE = 60_000;
/** How long a call waits for a start before it answers that the container is `Pending`. */
const WAIT_MILLISECONDS = 5000;

export interface Player {
  actor: Actor;
  live: LiveGame;
  participation: LiveParticipation;
}

/** A challenge that runs in a container. */
function enter(
  containers: Containers,
  { live, participation }: Player,
  challengeId: number,
): { challenge: LiveChallenge; work: Work } {
  const challenge = visibleChallenge(live, live.divisionOf(participation), challengeId);
  if (!needsContainer(challenge.type)) throw new AppError('CONTAINER_NOT_POSSIBLE');
  containers.checkOn();
  return {
    challenge,
    work: { participationId: participation.participationId, challengeId },
  };
}

/** Starts a team's container; it may still be starting when this returns. */
export async function createContainer(
  deps: ContainerDeps,
  player: Player,
  challengeId: number,
): Promise<ContainerRow> {
  const { db, write, clock, settings, containers } = deps;
  const { challenge, work } = enter(containers, player, challengeId);
  await containers.findHeldEngine();
  if (!(await containers.mayStart(player.live.facts().game)))
    throw new AppError('CONTAINERS_PAUSED');
  const flag = hasFlagPerTeam(challenge.type)
    ? await findOwnFlag(deps, { ...player, challenge })
    : null;
  const id = randomUUIDv7();
  const engineName = await containers.nameOf(id);
  // Outside the transaction: many requests that each hold a connection must not wait for another one.
  const { containerPolicy: policy } = await settings.get();
  await write(player.actor, async (tx, emit) => {
    const { userId } = player.actor;
    await reserve(tx, { id, engineName, flag, work, userId, policy, now: clock() });
    const { participationId } = work;
    const body = { containerId: id, participationId, challengeId };
    emit({ topic: 'container', gameId: player.live.id, body });
  });
  containers.requestSweep();
  containers.begin(id);
  await containers.settled(id, WAIT_MILLISECONDS);
  const row = await findContainer(db, id);
  if (!row || row.status === 'Failed') throw new AppError('CONTAINER_FAILED');
  return row;
}

interface Reservation {
  id: string;
  engineName: string;
  flag: string | null;
  work: Work;
  userId: string;
  policy: Awaited<ReturnType<Settings['get']>>['containerPolicy'];
  now: number;
}

/** Decides whether a team may start a container, and makes its row. */
async function reserve(
  tx: Tx,
  { id, engineName, flag, work, userId, policy, now }: Reservation,
): Promise<void> {
  const game = await lockParticipation(tx, work.participationId);
  if (!game) throw new AppError('NOT_ACCEPTED');
  const image = orNotFound(await holdImage(tx, work.challengeId), 'CHALLENGE_NOT_FOUND');
  if (await findAlive(tx, work)) throw new AppError('CONTAINER_RUNNING');
  await checkPause(tx, work, now);
  const counted = await findCounted(tx, work.participationId);
  const isFull = game.limit > 0 && counted.length >= game.limit;
  if (isFull && !policy.autoDestroyOnLimitReached) {
    throw new AppError('CONTAINER_LIMIT_REACHED');
  }
  if (image === '') throw new AppError('CONTAINER_FAILED');
  if (isFull) {
    const surplus = counted.slice(0, counted.length - game.limit + 1);
    await markEnding(
      tx,
      surplus.map((each) => each.id),
    );
  }
  await deleteFailed(tx, work);
  const row = {
    ...work,
    id,
    engineName,
    image,
    flag,
    userId,
    isTest: false,
    startedAt: new Date(now),
    stopAt: new Date(now + policy.defaultLifetime * MINUTE),
    claimedUntil: claimEnd(now),
  };
  if (!(await insertContainer(tx, row))) throw new AppError('CONTAINER_RUNNING');
  await setPause(tx, work, new Date(now + PAUSE_MILLISECONDS));
}

async function checkPause(db: Db, work: Work, now: number): Promise<void> {
  const retryAfter = secondsToWait(await findPause(db, work), now);
  if (retryAfter > 0) throw new AppError('RATE_LIMITED', { retryAfter });
}

/** Throws CONTAINER_NOT_FOUND or EXTENSION_TOO_EARLY. */
export async function extendContainer(
  deps: ContainerDeps,
  player: Player,
  challengeId: number,
): Promise<ContainerRow> {
  const { write, clock, settings, containers } = deps;
  const { work } = enter(containers, player, challengeId);
  const { containerPolicy } = await settings.get();
  return write(player.actor, async (tx, emit) => {
    const row = orNotFound(await lockRunning(tx, work), 'CONTAINER_NOT_FOUND');
    const refusal = extendRefusal(row, clock(), containerPolicy.renewalWindow);
    if (refusal) throw new AppError(refusal);
    const stopAt = new Date(row.stopAt.getTime() + containerPolicy.extensionDuration * MINUTE);
    await setStop(tx, row.id, stopAt);
    const { participationId } = work;
    const body = { containerId: row.id, participationId, challengeId };
    emit({ topic: 'container', gameId: player.live.id, body });
    return { ...row, stopAt };
  });
}

/** Throws CONTAINER_NOT_FOUND, RATE_LIMITED or CONTAINER_FAILED. */
export async function deleteContainer(
  deps: ContainerDeps,
  player: Player,
  challengeId: number,
): Promise<void> {
  const { db, clock, containers } = deps;
  const { work } = enter(containers, player, challengeId);
  const engine = await containers.findHeldEngine();
  const { id } = orNotFound(await findAlive(db, work), 'CONTAINER_NOT_FOUND');
  await checkPause(db, work, clock());
  const pauseUntil = new Date(clock() + PAUSE_MILLISECONDS);
  const by = { author: player.actor, pauseUntil };
  await containers.whileEnding(id, () => destroyContainer(deps, engine, id, by)).catch(toFailure);
}

/** The containers of a team in a game, and how many it may have at once. */
export async function listOwn(
  { db }: Pick<ContainerDeps, 'db'>,
  gameId: number,
  participationId: number,
) {
  const [limit, rows] = await Promise.all([
    findLimit(db, gameId),
    findOwnContainers(db, participationId),
  ]);
  return { limit, rows };
}

/** What the engine cannot do. */
export function toFailure(cause: unknown): never {
  throw new AppError('CONTAINER_FAILED', { cause });
}
