import {
  addFlags,
  type Client,
  deleteFlag,
  setAttachment,
  updateChallenge,
  uploadAssets,
} from '../index.ts';
import type { Attached } from './attachment.ts';
import type { Changes } from './changes.ts';

/** A challenge, and a session that may edit it. */
interface Target {
  client: Client;
  gameId: number;
  id: number;
}

/**
 * Sends changes. The fields are sent last: one of them makes the challenge visible to players,
 * which requires a flag, and players should see it complete. If a run is interrupted, the next one
 * completes it.
 */
export async function applyChanges(target: Target, changes: Changes): Promise<void> {
  const { client, gameId, id } = target;
  const { addedFlags, removedFlags, attachment, fields } = changes;
  if (addedFlags.length > 0) {
    const flags = addedFlags.map((flag) => ({ flag }));
    await addFlags({ gameId, challengeId: id }, flags, { client });
  }
  // Removed last: without a flag the server would disable the challenge.
  for (const flag of removedFlags)
    await deleteFlag({ gameId, challengeId: id, flagId: flag.id }, { client });
  if (attachment !== undefined) await replaceFile(target, attachment);
  if (Object.keys(fields).length > 0)
    await updateChallenge({ gameId, challengeId: id }, fields, { client });
}

async function replaceFile({ client, gameId, id }: Target, file: Attached | null) {
  const challenge = { gameId, challengeId: id };
  if (file === null) {
    await setAttachment(challenge, { attachmentType: 'None' }, { client });
  } else if ('url' in file) {
    const attachment = { attachmentType: 'Remote', remoteUrl: file.url } as const;
    await setAttachment(challenge, attachment, { client });
  } else {
    await uploadAssets({ files: [new File([file.bytes], file.name)] }, {}, { client });
    const attachment = { attachmentType: 'Local', fileHash: file.hash } as const;
    await setAttachment(challenge, attachment, { client });
  }
}
