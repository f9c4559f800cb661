import type { FlagRemoval } from '@halyard/sdk/rules';
import type { Actor } from '../../domain/actor.ts';
import { AppError, orNotFound } from '../../domain/app-error.ts';
import type { AuditFields } from '../../domain/audit.ts';
import type { Tx } from '../../platform/database.ts';
import { dropContents, findFilesOfChallenge, releaseFiles } from '../files/public.ts';
import { type AttachmentInput, attachmentLabel } from './rules-attachments.ts';
import { resolveAttachments } from './service-attachments.ts';
import {
  type ChallengeRow,
  disableChallenge,
  findChallenge,
  lockChallenge,
  setAttachmentColumns,
} from './repository.ts';
import { deleteFlagRow, type FlagRow, hasFlags, insertFlags } from './repository-flags.ts';
import { type ChallengeDeps, type ChallengeKey, targetOf } from './service.ts';
import { makesFlags } from './rules-update.ts';

type FlagInput = AttachmentInput & { flag: string };

/** Adds all flags or none; throws CHALLENGE_NOT_FOUND, VALIDATION_FAILED or FILE_NOT_FOUND. */
export async function addFlags(
  deps: ChallengeDeps,
  actor: Actor,
  key: ChallengeKey,
  flags: readonly FlagInput[],
): Promise<FlagRow[]> {
  let added: FlagRow[] = [];
  await change(deps, actor, key, async (tx, _challenge, audit) => {
    const attachments = await resolveAttachments(tx, flags, (index, field) => `${index}.${field}`);
    // Both lists have one entry for each flag.
    const rows = attachments.map((columns, index) => ({
      ...columns,
      flag: flags[index]?.flag ?? '',
    }));
    added = await insertFlags(tx, key.id, rows);
    audit({ after: { flagIds: added.map(({ id }) => id) } });
    return [];
  });
  return added;
}

/**
 * Removes a flag; without any left the challenge is disabled, unless its flags are made. Throws
 * CHALLENGE_NOT_FOUND; a flag that is not there is an answer.
 */
export async function deleteFlag(
  deps: ChallengeDeps,
  actor: Actor,
  key: ChallengeKey,
  flagId: number,
): Promise<FlagRemoval> {
  let isFound = false;
  await change(deps, actor, key, async (tx, { type, isEnabled }, audit) => {
    const deleted = await deleteFlagRow(tx, key.id, flagId);
    isFound = deleted !== undefined;
    if (!deleted) return [];
    const isLast = !makesFlags(type) && !(await hasFlags(tx, key.id));
    if (isLast) await disableChallenge(tx, key.id);
    audit({
      before: { flagIds: [flagId], isEnabled },
      after: { isEnabled: isEnabled && !isLast },
    });
    return deleted.fileId === null ? [] : releaseFiles(tx, [deleted.fileId]);
  });
  return isFound ? 'Success' : 'NotFound';
}

/**
 * Replaces a challenge's file and deletes the old one if nothing else uses it. Throws
 * CHALLENGE_NOT_FOUND, ATTACHMENT_NOT_ALLOWED, VALIDATION_FAILED or FILE_NOT_FOUND.
 */
export async function setAttachment(
  deps: ChallengeDeps,
  actor: Actor,
  key: ChallengeKey,
  input: AttachmentInput,
): Promise<void> {
  await change(deps, actor, key, async (tx, { type, attachment }, audit) => {
    if (type === 'DynamicAttachment') throw new AppError('ATTACHMENT_NOT_ALLOWED');
    const [columns] = await resolveAttachments(tx, [input], (_, field) => field);
    const before = await findFilesOfChallenge(tx, key.id);
    if (columns) {
      await setAttachmentColumns(tx, key.id, columns);
      const { attachment_name: name, attachment_url: url } = columns;
      audit({
        before: { attachment: attachmentLabel(attachment) },
        after: { attachment: attachmentLabel({ name, url }) },
      });
    }
    return releaseFiles(tx, before);
  });
}

type AuditChallenge = (fields: { before?: AuditFields; after?: AuditFields }) => void;

/** Does `work` on a locked challenge; its answer are contents to be removed after the commit. */
async function change(
  deps: ChallengeDeps,
  actor: Actor,
  { gameId, id }: ChallengeKey,
  work: (tx: Tx, challenge: ChallengeRow, audit: AuditChallenge) => Promise<string[]>,
): Promise<void> {
  const hashes = await deps.write(actor, async (tx, emit, audit) => {
    await lockChallenge(tx, gameId, id);
    const challenge = orNotFound(await findChallenge(tx, gameId, id), 'CHALLENGE_NOT_FOUND');
    emit({ topic: 'game', gameId, body: {} });
    return work(tx, challenge, (fields) => audit(targetOf(challenge), fields));
  });
  await dropContents(deps, hashes);
}
