import type { Actor } from '../../domain/actor.ts';
import { AppError } from '../../domain/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import type { Pictures, ReadPicture } from '../files/public.ts';
import { lockAccount, updateAccount } from './repository.ts';

/** Stores a picture of the caller and returns its hash; throws like `Pictures.replace`. */
export async function setAvatar(
  { pictures }: { pictures: Pictures },
  actor: Actor,
  picture: ReadPicture,
): Promise<string> {
  const { avatar } = await pictures.replace(actor, picture, ['avatar'], (tx, _emit, made) =>
    swapAvatar(tx, actor, made.avatar),
  );
  return avatar;
}

/** Takes the picture of the caller away. */
export async function removeAvatar(
  { pictures }: { pictures: Pictures },
  actor: Actor,
): Promise<void> {
  await pictures.remove(actor, (tx) => swapAvatar(tx, actor, null));
}

async function swapAvatar(tx: Tx, { userId }: Actor, hash: string | null) {
  const account = await lockAccount(tx, userId);
  if (!account) throw new AppError('NOT_SIGNED_IN');
  await updateAccount(tx, userId, { avatar_hash: hash });
  return [account.avatarHash];
}
