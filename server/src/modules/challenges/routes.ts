import type { schemas } from '@halyard/sdk/operations';
import type { z } from 'zod';
import { containerInfo } from '../../domain/container.ts';
import { expectedVersion } from '../../http/conditional.ts';
import type { Routes } from '../../http/registrar.ts';
import { speak } from '../../http/speak.ts';
import { assetUrl } from '../files/public.ts';
import type { FindHiddenPictures } from '../../platform/picture-finder.ts';
import { findStatements } from './repository.ts';
import type { Attachment } from './repository-attachments.ts';
import {
  type ChallengeDeps,
  type ChallengeKey,
  type ChallengeUpdate,
  createChallenge,
  deleteChallenge,
  type EditChallenge,
  getEditChallenge,
  listEditChallenges,
  orderChallenges,
  updateChallenge,
} from './service.ts';
import { setChallengesEnabled } from './service-bulk.ts';
import { addFlags, deleteFlag, setAttachment } from './service-flags.ts';
import { makesFlags } from './rules-update.ts';

type WireChallenge = z.input<typeof schemas.GetEditChallengeResponse>;

export function challengeRoutes({
  findHiddenPictures,
  ...deps
}: ChallengeDeps & { findHiddenPictures: FindHiddenPictures }) {
  return {
    async listHiddenPictures({ game }) {
      const data = [];
      for (const { content, ...challenge } of await findStatements(deps.db, game.id)) {
        const addresses = [...(await findHiddenPictures(content))];
        if (addresses.length > 0) data.push({ ...challenge, addresses });
      }
      return { data };
    },
    async listEditChallenges({ params }) {
      return toList(await listEditChallenges(deps, params.gameId));
    },
    async orderChallenges({ actor, params, body }) {
      return toList(await orderChallenges(deps, actor, params.gameId, body.challenges));
    },
    async createChallenge({ actor, params, body }) {
      return toWire(await createChallenge(deps, actor, params.gameId, body));
    },
    async getEditChallenge({ params, reply }) {
      const { gameId, challengeId } = params;
      const { challenge, version } = await getEditChallenge(deps, gameId, challengeId);
      reply.header('ETag', version);
      return toWire(challenge);
    },
    async updateChallenge({ actor, params, body, request }) {
      const target = { ...keyOf(params), isExpected: expectedVersion(request.headers) };
      return toWire(await updateChallenge(deps, actor, target, toPatch(body)));
    },
    async setChallengesEnabled({ actor, game, body, request, reply }) {
      const { challenges: ids, isEnabled } = body;
      const results = await setChallengesEnabled(deps, actor, game.id, { ids, isEnabled });
      return {
        results: results.map((result) => ({
          ...result,
          title: result.code === null ? null : speak(request, reply, result.code),
        })),
      };
    },
    async deleteChallenge({ actor, params }) {
      await deleteChallenge(deps, actor, keyOf(params));
    },
    async addFlags({ actor, params, body }) {
      const flags = body.map((flag) => ({ ...flag, remoteUrl: flag.remoteUrl ?? null }));
      return (await addFlags(deps, actor, keyOf(params), flags)).map(toFlag);
    },
    async deleteFlag({ actor, params }) {
      return deleteFlag(deps, actor, keyOf(params), params.flagId);
    },
    async setAttachment({ actor, params, body }) {
      const input = { ...body, remoteUrl: body.remoteUrl ?? null };
      await setAttachment(deps, actor, keyOf(params), input);
      return attachmentId(params.challengeId, input.attachmentType);
    },
  } satisfies Routes;
}

function keyOf({ gameId, challengeId }: { gameId: number; challengeId: number }): ChallengeKey {
  return { gameId, id: challengeId };
}

/** Older clients know the port by its former name only. */
function toPatch({
  containerExposePort,
  exposePort,
  ...patch
}: z.output<typeof schemas.UpdateChallengeBody>): ChallengeUpdate {
  return { ...patch, exposePort: exposePort || containerExposePort };
}

function toList(challenges: Awaited<ReturnType<typeof listEditChallenges>>) {
  return challenges.map((challenge) => ({
    id: challenge.id,
    title: challenge.title,
    category: challenge.category,
    type: challenge.type,
    isEnabled: challenge.isEnabled,
    score: challenge.score,
    minScore: challenge.minScore,
    originalScore: challenge.originalScore,
    deadlineUtc: challenge.deadlineAt?.getTime() ?? null,
    position: challenge.position,
    flagCount: challenge.flagCount,
    longFlagCount: challenge.longFlagCount,
  }));
}

function toWire({ attachment, flags, testContainer, ...challenge }: EditChallenge): WireChallenge {
  return {
    ...challenge,
    attachment: toAttachment(challenge.id, attachment),
    flags: makesFlags(challenge.type) ? [] : flags.map(toFlag),
    testContainer: testContainer && containerInfo(testContainer),
    containerExposePort: challenge.exposePort,
  };
}

function toFlag({ id, flag, attachment }: EditChallenge['flags'][number]) {
  return { id, flag, attachment: toAttachment(id, attachment) };
}

/** An attachment is a part of its owner, so it has the owner's id. */
function attachmentId(ownerId: number, type: Attachment['type']): number | null {
  return type === 'None' ? null : ownerId;
}

function toAttachment(
  ownerId: number,
  { type, name, url, hash, size }: Attachment,
): WireChallenge['attachment'] {
  const id = attachmentId(ownerId, type);
  if (id === null) return null;
  const address = hash === null || name === null ? url : assetUrl(hash, name);
  return { id, type, url: address, fileSize: size };
}
