import type { Actor } from '../../domain/actor.ts';
import { AppError, fieldError } from '../../domain/app-error.ts';
import { looksAlike } from '../../domain/look-alike.ts';
import { isMisleading, isReordering } from '../../domain/text.ts';
import { type Tx, violates } from '../../platform/database.ts';
import type { Emit, Write } from '../../platform/write.ts';
import { findGamesWithSolvesOf, findStaffNames, lockAccount, updateAccount } from './repository.ts';
import { checkUserName } from './service-new-account.ts';
import { nameKey } from './rules.ts';

/** What is missing or null stays; an empty text clears. */
export interface ProfileChange {
  userName?: string | null | undefined;
  bio?: string | null | undefined;
  phone?: string | null | undefined;
  realName?: string | null | undefined;
  stdNumber?: string | null | undefined;
}

/** Changes the profile of the caller; throws USER_NAME_INVALID, USER_NAME_TAKEN or VALIDATION_FAILED. */
export async function updateProfile(
  { write }: { write: Write },
  actor: Actor,
  change: ProfileChange,
): Promise<void> {
  checkProfileTexts(change);
  const { userId } = actor;
  await write(actor, async (tx, emit) => {
    const account = await lockAccount(tx, userId);
    if (!account) throw new AppError('NOT_SIGNED_IN');
    const { userName } = change;
    const isRenamed = typeof userName === 'string' && userName !== account.userName;
    if (isRenamed) {
      await rename({ tx, emit }, userId, userName);
      emit.log({ code: 'RENAMED', values: { from: account.userName, to: userName } });
    }
    const fields = {
      ...(typeof change.bio === 'string' && { bio: change.bio }),
      ...(typeof change.phone === 'string' && { phone: change.phone === '' ? null : change.phone }),
      ...(typeof change.realName === 'string' && { real_name: change.realName }),
      ...(typeof change.stdNumber === 'string' && { std_number: change.stdNumber }),
    };
    if (Object.keys(fields).length > 0) await updateAccount(tx, userId, fields);
    // Processes keep the name with the session, and boards keep the names of those who solved.
    emit({ topic: 'session', gameId: null, body: { userId } });
  });
}

async function rename(
  { tx, emit }: { tx: Tx; emit: Emit },
  userId: string,
  userName: string,
): Promise<void> {
  checkUserName(userName, 'Oneself');
  const staff = await findStaffNames(tx, userId);
  if (staff.some((name) => looksAlike(name, userName))) throw nameTaken();
  try {
    await updateAccount(tx, userId, { user_name: userName, name_key: nameKey(userName) });
  } catch (error) {
    throw violates(error, 'users_name_key') ? nameTaken() : error;
  }
  for (const gameId of await findGamesWithSolvesOf(tx, userId))
    emit({ topic: 'game', gameId, body: {} });
}

function nameTaken(): AppError {
  return fieldError('USER_NAME_TAKEN', 'userName');
}

/** Lengths are the schema's. */
export function checkProfileTexts({
  bio,
  realName,
  stdNumber,
}: Omit<ProfileChange, 'userName'>): void {
  if (isReordering(bio ?? '')) throw fieldError('VALIDATION_FAILED', 'bio', 'WRONG_FORMAT');
  if (isMisleading(realName ?? ''))
    throw fieldError('VALIDATION_FAILED', 'realName', 'WRONG_FORMAT');
  if (isMisleading(stdNumber ?? ''))
    throw fieldError('VALIDATION_FAILED', 'stdNumber', 'WRONG_FORMAT');
}
