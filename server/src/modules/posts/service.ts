import { randomBytes } from 'node:crypto';
import type { Actor } from '../../domain/actor.ts';
import { AppError, orNotFound } from '../../domain/app-error.ts';
import type { AuditFields, AuditTarget } from '../../domain/audit.ts';
import type { Tx } from '../../platform/database.ts';
import type { IsExpected } from '../../platform/tagged-json.ts';
import type { Write } from '../../platform/write.ts';
import { findHashes, holdFiles } from '../files/public.ts';
import {
  deletePostRow,
  findPost,
  insertPost,
  lockPost,
  type PostFields,
  type PostRow,
  replacePost,
  replacePostFiles,
} from './repository.ts';
import { applyChange, isPinOnly, type PostChange } from './rules.ts';
import { tagOf, toPost } from './wire.ts';

export interface PostDeps {
  write: Write;
  /** Draws an id of a post; replaced in tests. */
  newPostId?: () => string;
}

/** There are 2^32 ids: even with a million posts the next attempt almost certainly succeeds. */
const MAX_ATTEMPTS = 8;

/** Publishes a post and returns its id. */
export async function createPost(
  { write, newPostId = () => randomBytes(4).toString('hex') }: PostDeps,
  actor: Actor,
  fields: PostFields,
): Promise<string> {
  return write(actor, async (tx, emit, audit) => {
    const id = await insertWithNewId(tx, { ...fields, authorId: actor.userId }, newPostId);
    await linkFiles(tx, id, fields);
    audit(targetOf(id, fields), { after: auditedFields(fields) });
    emit({ topic: 'post', gameId: null, body: { postId: id } });
    return id;
  });
}

async function insertWithNewId(
  tx: Tx,
  post: PostFields & { authorId: string },
  newPostId: () => string,
): Promise<string> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const id = newPostId();
    if (await insertPost(tx, { ...post, id })) return id;
  }
  throw new Error('Every id that was drawn for a post is taken');
}

/**
 * Changes the given fields of a post and returns it. Throws POST_NOT_FOUND, and VERSION_CONFLICT
 * unless the post that is stored has an entity tag that the caller expects.
 */
export async function updatePost(
  { write }: PostDeps,
  actor: Actor,
  { id, isExpected }: { id: string; isExpected: IsExpected },
  change: PostChange,
): Promise<PostRow> {
  return write(actor, async (tx, emit, audit) => {
    const stored = orNotFound(await lockPost(tx, id), 'POST_NOT_FOUND');
    if (!isExpected(tagOf(toPost(stored)))) throw new AppError('VERSION_CONFLICT');
    const fields = applyChange(stored, change);
    await replacePost(tx, id, fields, isPinOnly(stored, change) ? null : actor.userId);
    await linkFiles(tx, id, fields);
    audit(targetOf(id, fields), { before: auditedFields(stored), after: auditedFields(fields) });
    emit({ topic: 'post', gameId: null, body: { postId: id } });
    return orNotFound(await findPost(tx, id), 'POST_NOT_FOUND');
  });
}

function targetOf(id: string, { title }: PostFields): AuditTarget {
  return { type: 'Post', id, name: title };
}

/** What the audit log compares. */
function auditedFields({ title, summary, content, tags, isPinned }: PostFields): AuditFields {
  return { title, summary, content, tags, isPinned };
}

/** Opens the files of this server that a post shows to everybody, and only those. */
async function linkFiles(tx: Tx, postId: string, { summary, content }: PostFields): Promise<void> {
  const files = await holdFiles(tx, findHashes(summary, content));
  await replacePostFiles(
    tx,
    postId,
    files.map((file) => file.id),
  );
}

/** Throws POST_NOT_FOUND. */
export async function deletePost({ write }: PostDeps, actor: Actor, id: string): Promise<void> {
  await write(actor, async (tx, emit, audit) => {
    const stored = orNotFound(await lockPost(tx, id), 'POST_NOT_FOUND');
    await deletePostRow(tx, id);
    audit(targetOf(id, stored), { before: auditedFields(stored) });
    emit({ topic: 'post', gameId: null, body: { postId: id } });
  });
}
