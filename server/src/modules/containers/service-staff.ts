import { randomUUIDv7 } from 'node:crypto';
import type { Actor } from '../../domain/actor.ts';
import { AppError, orNotFound } from '../../domain/app-error.ts';
import { needsContainer } from '../../domain/challenge.ts';
import { makeTeamFlag } from '../challenges/public.ts';
import type { Mails } from '../mails/public.ts';
import type { ContainerDeps } from './part-containers.ts';
import { EngineError } from './part-engine.ts';
import {
  type ContainerRow,
  deleteFailed,
  findContainer,
  findTestContainers,
  insertContainer,
  markEnding,
} from './repository.ts';
import { lockTestedChallenge, type TestedChallenge } from './repository-staff.ts';
import { claimEnd } from './rules.ts';
import { toFailure } from './service.ts';
import { destroyContainer } from './jobs-sweep.ts';

const WAIT_MILLISECONDS = 5000;
const LIFETIME_MILLISECONDS = 120 * 60_000;
/** Stands for the hash of a team in flags of test containers. */
const TEST_HASH = 'TestTeamHash';

export interface ChallengeKey {
  gameId: number;
  id: number;
}

/** Starts a challenge's test container in the place of the one there is. */
export async function createTestContainer(
  deps: ContainerDeps,
  actor: Actor,
  key: ChallengeKey,
): Promise<ContainerRow> {
  const { db, write, clock, containers } = deps;
  // Outside the transaction, because a check takes seconds.
  const mayStart = await containers.mayStart(null);
  const id = randomUUIDv7();
  const engineName = await containers.nameOf(id);
  await write(actor, async (tx, emit, audit) => {
    const challenge = orNotFound(await lockTestedChallenge(tx, key), 'CHALLENGE_NOT_FOUND');
    if (!needsContainer(challenge.type)) throw new AppError('CONTAINER_NOT_POSSIBLE');
    await containers.findHeldEngine();
    if (!mayStart) throw new AppError('CONTAINERS_NOT_ISOLATED');
    const { image } = challenge;
    if (image === '') throw new AppError('CONTAINER_FAILED');
    const before = await findTestContainers(tx, key.id);
    await markEnding(
      tx,
      before.map((each) => each.id),
    );
    const now = clock();
    const work = { challengeId: key.id, participationId: null };
    await deleteFailed(tx, work);
    await insertContainer(tx, {
      ...work,
      id,
      engineName,
      image,
      flag: testFlag(challenge),
      isTest: true,
      userId: actor.userId,
      startedAt: new Date(now),
      stopAt: new Date(now + LIFETIME_MILLISECONDS),
      claimedUntil: claimEnd(now),
    });
    audit({ type: 'Container', id, name: challenge.title }, { after: { image } });
    emit({ topic: 'container', gameId: key.gameId, body: { ...work, containerId: id } });
  });
  containers.requestSweep();
  containers.begin(id);
  await containers.settled(id, WAIT_MILLISECONDS);
  const row = await findContainer(db, id);
  if (!row || row.status === 'Failed') throw new AppError('CONTAINER_FAILED');
  return row;
}

function testFlag({ type, flagTemplate }: TestedChallenge): string | null {
  return type === 'DynamicContainer' ? makeTeamFlag(flagTemplate, TEST_HASH) : null;
}

/** Destroys a challenge's test container, if it has one. */
export async function deleteTestContainer(
  deps: ContainerDeps,
  actor: Actor,
  key: ChallengeKey,
): Promise<void> {
  const { write, containers } = deps;
  const engine = await containers.findHeldEngine();
  const rows = await write(actor, async (tx, _emit, audit) => {
    const challenge = orNotFound(await lockTestedChallenge(tx, key), 'CHALLENGE_NOT_FOUND');
    const found = await findTestContainers(tx, key.id);
    audit({ type: 'Container', id: found[0]?.id ?? null, name: challenge.title });
    await deleteFailed(tx, { challengeId: key.id, participationId: null });
    return found;
  });
  for (const { id } of rows) await destroyContainer(deps, engine, id).catch(toFailure);
}

/** Throws CONTAINER_NOT_FOUND or CONTAINER_FAILED. */
export async function destroyInstance(
  deps: ContainerDeps,
  actor: Actor,
  id: string,
): Promise<void> {
  const { db, containers } = deps;
  orNotFound(await findContainer(db, id), 'CONTAINER_NOT_FOUND');
  const engine = await containers.findHeldEngine();
  await containers
    .whileEnding(id, () => destroyContainer(deps, engine, id, { author: actor }))
    .catch(toFailure);
}

export interface TakeOverDeps extends ContainerDeps {
  mails: Pick<Mails, 'releaseHeld'>;
}

/** Makes this the site that holds the engine, and sends what it has not sent as a copy. Throws CONTAINERS_DISABLED or CONTAINER_FAILED. */
export async function takeOverContainers(deps: TakeOverDeps, actor: Actor): Promise<void> {
  const { containers, mails } = deps;
  containers.checkOn();
  await containers.holder.takeOver(actor).catch((error: unknown) => {
    throw error instanceof EngineError ? new AppError('CONTAINER_FAILED', { cause: error }) : error;
  });
  await mails.releaseHeld();
  containers.requestSweep();
}
