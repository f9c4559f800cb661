import { createHash } from 'node:crypto';
import type { ChallengeTree, FoundAttachment } from '../ctfcli.ts';
import { makeArchive } from './archive.ts';

/** The file that players of a challenge can download. */
export interface AttachedFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** SHA-256, the name of the file on the server. */
  hash: string;
}

/** The attachment of a challenge: a file, or an address somewhere else. */
export type Attached = AttachedFile | { url: string };

/** Reads the attachment of a challenge: its only file, an archive of several, or an address. */
export async function readAttachment(
  tree: ChallengeTree,
  found: FoundAttachment | null,
): Promise<Attached | null> {
  if (found === null) return null;
  if (found.kind === 'url') return { url: found.url };
  const { name } = found;
  if (found.kind === 'file') return toFile(name, new Uint8Array(await tree.read(found.place)));
  const contents = new Map<string, Uint8Array>();
  for (const part of found.parts) contents.set(part.name, await tree.read(part.place));
  return toFile(name, makeArchive(contents));
}

function toFile(name: string, bytes: Uint8Array<ArrayBuffer>): AttachedFile {
  return { name, bytes, hash: createHash('sha256').update(bytes).digest('hex') };
}
