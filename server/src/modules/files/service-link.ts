import type { Actor } from '../../domain/actor.ts';
import { AppError } from '../../domain/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import { findLinkKey, findLinkedFile, type VisibleFile } from './repository-visibility.ts';
import { LINK_MILLISECONDS, readLink, signLink } from './rules-link.ts';

export interface LinkDeps {
  db: Db;
  clock: Clock;
}

/** Where a file of a challenge is downloaded from without a session. */
export interface AttachmentLink {
  path: string;
  name: string;
  expiresAt: number;
}

/** A link to a file that the caller may have. Whether they still may is looked up at each use. */
export async function makeAttachmentLink(
  { db, clock }: LinkDeps,
  { userId, sessionId }: Actor,
  { hash, name }: { hash: string; name: string },
): Promise<AttachmentLink> {
  // Only a session can end, so nothing else gets a link.
  if (sessionId === undefined) throw new AppError('NOT_SIGNED_IN');
  const expiresAt = clock() + LINK_MILLISECONDS;
  const link = signLink(await findLinkKey(db), hash, { userId, sessionId }, expiresAt);
  return { path: `/assets/${hash}/${encodeURIComponent(name)}?link=${link}`, name, expiresAt };
}

/** The file that a link opens now; throws LINK_INVALID, whatever the reason. */
export async function getLinkedFile(
  { db, clock }: LinkDeps,
  hash: string,
  link: string,
): Promise<VisibleFile> {
  const now = clock();
  const holder = readLink(await findLinkKey(db), hash, link, now);
  const file = holder && (await findLinkedFile(db, hash, holder, new Date(now)));
  if (!file) throw new AppError('LINK_INVALID');
  return { ...file, isLinked: true };
}
