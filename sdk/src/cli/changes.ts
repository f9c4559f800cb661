import type { EditChallenge, Flag } from '../schemas.ts';
import { ChallengeError, type CtfcliChallenge, type CtfcliFields } from '../ctfcli.ts';
import { assetOf } from '../helpers/asset-of.ts';
import type { AttachedFile } from './attachment.ts';

/** The changes that a challenge on the server needs. */
export interface Changes {
  fields: Partial<CtfcliFields>;
  addedFlags: string[];
  removedFlags: Flag[];
  /** The new file; null to remove it, undefined to keep it. */
  attachment?: AttachedFile | null;
}

/** Compares a challenge on the server with its file. Throws `ChallengeError`. */
export function findChanges(
  { fields, flags }: CtfcliChallenge,
  file: AttachedFile | null,
  there: EditChallenge,
): Changes {
  const isStatic = there.type === 'StaticAttachment' || there.type === 'StaticContainer';
  if (!isStatic || (fields.containerImage !== undefined && there.type !== 'StaticContainer')) {
    throw new ChallengeError(
      `is a ${there.type} on the server, and a type is final: rename or delete that one`,
    );
  }
  const known = new Set<string>();
  const removedFlags = there.flags.filter(({ flag }) => {
    const isWanted = flags.includes(flag) && !known.has(flag);
    known.add(flag);
    return !isWanted;
  });
  return {
    fields: differingFields(fields, there),
    addedFlags: flags.filter((flag) => !known.has(flag)),
    removedFlags,
    ...(!isSameFile(file, there) && { attachment: file }),
  };
}

/** Describes the changes without revealing flags; empty without changes. */
export function listChanges({ fields, addedFlags, removedFlags, attachment }: Changes): string[] {
  return [
    ...Object.keys(fields),
    ...(addedFlags.length > 0 ? [`flags +${addedFlags.length}`] : []),
    ...(removedFlags.length > 0 ? [`flags -${removedFlags.length}`] : []),
    ...(attachment === undefined ? [] : [attachment ? `file ${attachment.name}` : 'no file']),
  ];
}

function differingFields(fields: CtfcliFields, there: EditChallenge): Partial<CtfcliFields> {
  const current = new Map<string, unknown>(Object.entries(there));
  // Hints are the only value that is not primitive.
  const isDifferent = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(current.get(name));
  return Object.fromEntries(Object.entries(fields).filter(isDifferent));
}

/** The name of a file on the server contains its hash, so it need not be downloaded. */
function isSameFile(file: AttachedFile | null, { attachment }: EditChallenge): boolean {
  if (attachment === null || attachment.type === 'None') return file === null;
  if (file === null || attachment.type !== 'Local' || attachment.url === null) return false;
  const there = assetOf(attachment.url);
  return there?.hash === file.hash && there.name === file.name;
}
