import { ALL_PERMISSIONS, PERMISSION } from '@halyard/sdk/rules';
import { sql } from 'kysely';
import { hasStartedInSql } from '../../platform/phase-sql.ts';
import type { Db } from '../../platform/database.ts';

import { isOfSite } from './repository.ts';
import type { LinkHolder } from './rules-link.ts';

export interface VisibleFile {
  name: string;
  size: number;
  /** Shown on pages to everybody, so caches on the way may keep it. */
  isPublic: boolean;
  /** Opened by a link, which nobody else may take the file from. */
  isLinked?: boolean;
}

/** Who asks; `userId` is null without a session. */
export interface Viewer {
  userId: string | null;
  isAdmin: boolean;
}

/** Pictures that pages show, and files in posts. */
const isOpen = sql<boolean>`(
  exists (select from games where poster_hash = files.hash)
  or exists (select from users where avatar_hash = files.hash)
  or exists (select from teams where avatar_hash = files.hash)
  or exists (select from post_files where file_id = files.id)
  or ${isOfSite}
)`;

/**
 * The file comes with a challenge that the viewer's accepted team may see in a game that has
 * begun: with the challenge itself, in its texts, or with the flag that the team has drawn.
 */
function isHandedOut(userId: string | null, now: Date) {
  return sql<boolean>`exists (
    select from registrations
    join participations on participations.id = registrations.participation_id
    join games on games.id = participations.game_id
    join challenges on challenges.game_id = games.id
    left join divisions on divisions.id = participations.division_id
    left join division_challenges
      on division_challenges.division_id = divisions.id
      and division_challenges.challenge_id = challenges.id
    where registrations.user_id = ${userId}::uuid
      and participations.status = 'Accepted'
      and ${hasStartedInSql(now)}
      and challenges.enabled
      and coalesce(division_challenges.permissions, divisions.default_permissions,
        ${ALL_PERMISSIONS}::integer) & ${PERMISSION.viewChallenge}::integer <> 0
      and (
        challenges.attachment_file_id = files.id
        or exists (
          select from challenge_files
          where challenge_files.challenge_id = challenges.id and file_id = files.id
        )
        or exists (
          select from instances
          join flags on flags.id = instances.flag_id
          where instances.participation_id = participations.id
            and instances.challenge_id = challenges.id
            and flags.attachment_file_id = files.id
        )
      )
  )`;
}

/** The file is the writeup of the viewer's accepted team. */
function isOwnWriteup(userId: string | null) {
  return sql<boolean>`exists (
    select from registrations
    join participations on participations.id = registrations.participation_id
    join writeups on writeups.participation_id = participations.id
    where registrations.user_id = ${userId}::uuid
      and participations.status = 'Accepted'
      and writeups.file_id = files.id
  )`;
}

/** A file if the viewer may have it; undefined also when there is none, which nobody can tell. */
export async function findVisibleFile(
  db: Db,
  hash: string,
  viewer: Viewer,
  now: Date,
): Promise<VisibleFile | undefined> {
  return db
    .selectFrom('files')
    .select(['name', 'size', isOpen.as('isPublic')])
    .where('hash', '=', hash)
    .where(
      sql<boolean>`(${viewer.isAdmin} or ${isOpen} or ${isHandedOut(viewer.userId, now)}
        or ${isOwnWriteup(viewer.userId)})`,
    )
    .executeTakeFirst();
}

/**
 * A file of a challenge that the holder of a link may have now. Read from the tables, not from what a process remembers
 * of a session.
 */
export async function findLinkedFile(
  db: Db,
  hash: string,
  { userId, sessionId }: LinkHolder,
  now: Date,
): Promise<VisibleFile | undefined> {
  return db
    .selectFrom('files')
    .select(['name', 'size', sql<boolean>`false`.as('isPublic')])
    .where('hash', '=', hash)
    .where(
      sql<boolean>`exists (
        select from sessions
        join users on users.id = sessions.user_id
        where sessions.id = ${sessionId}::uuid
          and sessions.user_id = ${userId}::uuid
          and sessions.expires_at > ${now}
          and users.role <> 'Banned' and not users.must_change_password)`,
    )
    .where(isHandedOut(userId, now))
    .executeTakeFirst();
}

/** The key that signs links. */
export async function findLinkKey(db: Db): Promise<string> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'linkKey')
    .executeTakeFirstOrThrow();
  return String(row.value);
}
