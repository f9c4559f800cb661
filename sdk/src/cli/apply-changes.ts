import {
  addFlags,
  type Client,
  deleteFlag,
  setAttachment,
  updateChallenge,
  uploadAssets,
} from '../index.ts';
import type { AttachedFile } from './attachment.ts';
import type { Changes } from './changes.ts';

/** A challenge of a game, and the session that may edit it. */
interface Place {
  client: Client;
  gameId: number;
  id: number;
}

/**
 * Sends changes. The fields go last: among them is whether players see it, which needs a flag, and
 * they should find it complete. What fails half-way is completed by the next run.
 */
export async function applyChanges(place: Place, changes: Changes): Promise<void> {
  const { client, gameId, id } = place;
  const { addedFlags, removedFlags, attachment, fields } = changes;
  if (addedFlags.length > 0) {
    const flags = addedFlags.map((flag) => ({ flag }));
    await addFlags(gameId, id, flags, { client });
  }
  // Not before: without any flag the server would hide the challenge.
  for (const flag of removedFlags) await deleteFlag(gameId, id, flag.id, { client });
  if (attachment !== undefined) await replaceFile(place, attachment);
  if (Object.keys(fields).length > 0) await updateChallenge(gameId, id, fields, { client });
}

async function replaceFile({ client, gameId, id }: Place, file: AttachedFile | null) {
  if (file === null) {
    await setAttachment(gameId, id, { attachmentType: 'None' }, { client });
    return;
  }
  await uploadAssets({ files: [new File([file.bytes], file.name)] }, {}, { client });
  const attachment = { attachmentType: 'Local', fileHash: file.hash } as const;
  await setAttachment(gameId, id, attachment, { client });
}
