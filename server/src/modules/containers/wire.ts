import { containerInfo, containerStatus, startInfo } from '../../domain/container.ts';
import { avatarUrl } from '../files/public.ts';
import type { ContainerRow } from './repository.ts';
import type { findInstances } from './repository-staff.ts';

/** A container as its team sees it. */
export function toInfo({ startedAt, stopAt, ...container }: ContainerRow) {
  return containerInfo({
    ...container,
    startedAt: startedAt.getTime(),
    stopAt: stopAt.getTime(),
  });
}

type InstanceRow = Awaited<ReturnType<typeof findInstances>>[number];

/** A container as staff see it. */
export function toInstance(row: InstanceRow) {
  return {
    team: toTeam(row),
    challenge: toChallenge(row),
    game:
      row.gameId === null || row.gameTitle === null
        ? null
        : { id: row.gameId, title: row.gameTitle },
    image: row.image,
    containerGuid: row.id,
    containerId: row.engineId,
    startedAt: row.startedAt.getTime(),
    expectStopAt: row.stopAt.getTime(),
    ip: row.host,
    port: row.port,
    status: containerStatus(row.status),
    failure: row.failure,
    start: startInfo(row.status, row),
    test: row.isTest,
  };
}

function toTeam({ teamId, teamName, avatarHash }: InstanceRow) {
  return teamId === null || teamName === null
    ? null
    : { id: teamId, name: teamName, avatar: avatarUrl(avatarHash) };
}

function toChallenge({ challengeId, title, category }: InstanceRow) {
  return challengeId === null || title === null || category === null
    ? null
    : { id: challengeId, title, category };
}
