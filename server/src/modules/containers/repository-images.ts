import type { ImageState } from '@halyard/sdk/rules';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';
import { endsAfterInSql, hasStartedInSql } from '../../platform/phase-sql.ts';

export interface ImageRow {
  image: string;
  state: ImageState;
  checkedAt: Date | null;
}

export interface ImageTimes {
  now: Date;
  /** Games that start until then need their images. */
  startsUntil: Date;
  /** What was there then is looked at again. */
  readySince: Date;
  /** What could not be pulled then is tried again. */
  unavailableSince: Date;
  claimedUntil: Date;
}

/** The images of enabled challenges. */
const USED = sql`
  challenges h join games on games.id = h.game_id
  where h.enabled and h.container_image <> ''
    and h.type in ('StaticContainer', 'DynamicContainer')`;

/** Takes over the images that a game needs soon or now and that nobody has looked at lately. */
export async function claimImages(
  tx: Tx,
  { now, startsUntil, readySince, unavailableSince, claimedUntil }: ImageTimes,
): Promise<string[]> {
  const { rows } = await sql<{ image: string }>`
    insert into container_images as i (image, claimed_until)
    select distinct h.container_image, ${claimedUntil}::timestamptz from ${USED}
      and ${hasStartedInSql(startsUntil)} and ${endsAfterInSql(now)}
    on conflict (image) do update set claimed_until = excluded.claimed_until
      where i.claimed_until <= ${now} and (i.checked_at is null or i.checked_at <=
        case i.state when 'Ready' then ${readySince}::timestamptz
          else ${unavailableSince}::timestamptz end)
    returning image`.execute(tx);
  return rows.map(({ image }) => image);
}

/** Stores what was found; `null` when the engine could not look. */
export async function storeImage(
  tx: Tx,
  image: string,
  found: { state: 'Ready' | 'Unavailable'; checked_at: Date } | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('container_images')
    .set({ ...found, claimed_until: now })
    .where('image', '=', image)
    .execute();
}

/** Forgets the images that no challenge has any more. */
export async function deleteUnusedImages(tx: Tx): Promise<void> {
  await sql`delete from container_images i where not exists (
    select from challenges h where h.container_image = i.image)`.execute(tx);
}

/** The images of a game's enabled challenges, by name. */
export async function findImages(db: Db, gameId: number, now: Date): Promise<ImageRow[]> {
  const { rows } = await sql<ImageRow>`
    select distinct h.container_image as image, i.checked_at as "checkedAt",
      case when i.claimed_until > ${now} then 'Pulling'
        else coalesce(i.state, 'NotChecked') end as state
    from (select h.container_image from ${USED} and games.id = ${gameId}) h
      left join container_images i on i.image = h.container_image
    order by image`.execute(db);
  return rows;
}
