import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';

export interface PostInfoRow {
  id: string;
  title: string;
  summary: string;
  isPinned: boolean;
  tags: string[];
  updatedAt: Date;
  authorId: string | null;
  /** Null when the account has been deleted. */
  authorName: string | null;
  authorAvatar: string | null;
}

export interface PostRow extends PostInfoRow {
  content: string;
}

/** What a post says, and whether it is pinned. */
export type PostFields = Pick<PostRow, 'title' | 'summary' | 'content' | 'tags' | 'isPinned'>;

function selectPosts(db: Db) {
  return db
    .selectFrom('posts')
    .leftJoin('users', 'users.id', 'posts.author_id')
    .select([
      'posts.id',
      'posts.title',
      'posts.summary',
      'posts.is_pinned as isPinned',
      'posts.tags',
      'posts.updated_at as updatedAt',
      'posts.author_id as authorId',
      'users.user_name as authorName',
      'users.avatar_hash as authorAvatar',
    ]);
}

/** Every post without its text: pinned ones first, then the ones changed last. */
export async function findPosts(db: Db): Promise<PostInfoRow[]> {
  return selectPosts(db)
    .orderBy('posts.is_pinned', 'desc')
    .orderBy('posts.updated_at', 'desc')
    .orderBy('posts.id')
    .execute();
}

export async function findPost(db: Db, id: string): Promise<PostRow | undefined> {
  return selectPosts(db).select('posts.content').where('posts.id', '=', id).executeTakeFirst();
}

/** A post, kept from others until the transaction ends. */
export async function lockPost(tx: Tx, id: string): Promise<PostRow | undefined> {
  return selectPosts(tx)
    .select('posts.content')
    .where('posts.id', '=', id)
    .forUpdate('posts')
    .executeTakeFirst();
}

/** Whether the post was added: false if there is another one with this id. */
export async function insertPost(
  tx: Tx,
  post: PostFields & { id: string; authorId: string },
): Promise<boolean> {
  const row = await tx
    .insertInto('posts')
    .values({ ...toColumns(post), id: post.id, author_id: post.authorId })
    .onConflict((conflict) => conflict.constraint('posts_pkey').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Replaces the fields of a post, and with an author who wrote it and when. */
export async function replacePost(
  tx: Tx,
  id: string,
  fields: PostFields,
  authorId: string | null,
): Promise<void> {
  await tx
    .updateTable('posts')
    .set({
      ...toColumns(fields),
      ...(authorId !== null && {
        author_id: authorId,
        updated_at: sql<Date>`clock_timestamp()`,
      }),
    })
    .where('id', '=', id)
    .execute();
}

function toColumns({ title, summary, content, tags, isPinned }: PostFields) {
  return { title, summary, content, tags, is_pinned: isPinned };
}

/** Replaces the files that a post shows. */
export async function replacePostFiles(
  tx: Tx,
  postId: string,
  fileIds: readonly number[],
): Promise<void> {
  await tx.deleteFrom('post_files').where('post_id', '=', postId).execute();
  if (fileIds.length === 0) return;
  const rows = fileIds.map((fileId) => ({ post_id: postId, file_id: fileId }));
  await tx.insertInto('post_files').values(rows).execute();
}

export async function deletePostRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('posts').where('id', '=', id).execute();
}
