import type { Db, Tx } from '../../platform/database.ts';
import { named, namedWrite } from '../../platform/database.ts';

const find = named<{ hash: Buffer }>(
  'device.find',
  `select token_hash as hash from known_devices
   where user_id = $1 and token_hash = any ($2::bytea[]) and seen_at >= $3 limit 1`,
);

const remember = namedWrite(
  'device.remember',
  `with gone as (
     delete from known_devices where user_id = $1 and token_hash in (
       select token_hash from known_devices where user_id = $1 and token_hash <> $2
       order by seen_at desc, token_hash offset $4::int - 1
     )
   )
   insert into known_devices (user_id, token_hash, created_at, seen_at) values ($1, $2, $3, $3)
   on conflict (user_id, token_hash) do update set seen_at = excluded.seen_at`,
);

/** The hash of the device of these hashes that the user has used since a time. */
export async function findDevice(
  db: Db,
  { userId, hashes, since }: { userId: string; hashes: readonly Buffer[]; since: Date },
): Promise<Buffer | undefined> {
  if (hashes.length === 0) return undefined;
  const [row] = await find(db, [userId, hashes, since]);
  return row?.hash;
}

/** Stores a device that is used now, and drops those that are more than `most`. */
export async function rememberDevice(
  statement: Tx,
  { userId, hash, now, most }: { userId: string; hash: Buffer; now: Date; most: number },
): Promise<void> {
  await remember(statement, [userId, hash, now, most]);
}

export async function deleteDevices(
  tx: Tx,
  which: { userId: string } | { before: Date },
): Promise<void> {
  const devices = tx.deleteFrom('known_devices');
  await (
    'userId' in which
      ? devices.where('user_id', '=', which.userId)
      : devices.where('seen_at', '<', which.before)
  ).execute();
}
