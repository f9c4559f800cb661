import type { EditChallenge, Flag } from '../schemas.ts';
import type { ChallengeFields, FoundChallenge } from '../ctfcli.ts';
import { assetOf } from '../helpers/asset-of.ts';
import type { Attached } from './attachment.ts';

/** A challenge on the server cannot become what its file says; the message says why. */
export class ConflictError extends Error {}

/** The changes that a challenge on the server needs. */
export interface Changes {
  fields: Partial<ChallengeFields>;
  addedFlags: string[];
  removedFlags: Flag[];
  /** The new file; null to remove it, undefined to keep it. */
  attachment?: Attached | null;
}

/** Compares a challenge on the server with its file. Throws `ConflictError`. */
export function findChanges(
  { fields, flags, type, unmapped }: FoundChallenge,
  file: Attached | null,
  there: EditChallenge,
): Changes {
  const canHaveImage = type === 'StaticAttachment' && there.type === 'StaticContainer';
  if (there.type !== type && !canHaveImage) {
    throw new ConflictError(
      `is a ${there.type} on the server and a ${type} here, and a type is final: rename or delete that one`,
    );
  }
  const known = new Set<string>();
  const surplus = there.flags.filter(({ flag }) => {
    const isWanted = flags.includes(flag) && !known.has(flag);
    known.add(flag);
    return !isWanted;
  });
  // What could not be read of the file must not take away what the server has.
  const isNoted = (code: string) => unmapped.some((each) => each.code === code);
  const keepsFlags = isNoted('FLAG_MISSING') && there.flags.length > 0;
  const keepsFile = isNoted('FILES_LOST') && file === null;
  const { isEnabled, ...others } = fields;
  return {
    fields: differingFields(keepsFlags ? others : { ...others, isEnabled }, there),
    addedFlags: flags.filter((flag) => !known.has(flag)),
    removedFlags: keepsFlags ? [] : surplus,
    ...(!keepsFile && !isSameFile(file, there) && { attachment: file }),
  };
}

/** Describes the changes without revealing flags; empty without changes. */
export function listChanges({ fields, addedFlags, removedFlags, attachment }: Changes): string[] {
  return [
    ...Object.keys(fields),
    ...(addedFlags.length > 0 ? [`flags +${addedFlags.length}`] : []),
    ...(removedFlags.length > 0 ? [`flags -${removedFlags.length}`] : []),
    ...(attachment === undefined ? [] : [describeFile(attachment)]),
  ];
}

function describeFile(attachment: Attached | null): string {
  if (attachment === null) return 'no file';
  return 'url' in attachment ? `file at ${attachment.url}` : `file ${attachment.name}`;
}

function differingFields(
  fields: Partial<ChallengeFields>,
  there: EditChallenge,
): Partial<ChallengeFields> {
  const current = new Map<string, unknown>(Object.entries(there));
  // Hints are the only value that is not primitive.
  const isDifferent = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(current.get(name));
  return Object.fromEntries(Object.entries(fields).filter(isDifferent));
}

/** The name of a file on the server contains its hash, so it need not be downloaded. */
function isSameFile(file: Attached | null, { attachment }: EditChallenge): boolean {
  if (attachment === null || attachment.type === 'None') return file === null;
  if (file === null || attachment.url === null) return false;
  if ('url' in file) return attachment.type === 'Remote' && attachment.url === file.url;
  const there = attachment.type === 'Local' ? assetOf(attachment.url) : null;
  return there?.hash === file.hash && there.name === file.name;
}
