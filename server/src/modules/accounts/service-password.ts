import type { Actor } from '../../domain/actor.ts';
import { AppError, fieldError } from '../../domain/app-error.ts';
import type { Db } from '../../platform/database.ts';
import type { Passwords } from '../../platform/passwords.ts';
import type { Write } from '../../platform/write.ts';
import { endTokens } from '../tokens/public.ts';
import { endSessions } from './service-end-sessions.ts';
import { type Account, findAccountBy, lockAccount, updateAccount } from './repository.ts';
import { passwordWeakness } from './rules.ts';

export interface PasswordDeps {
  db: Db;
  write: Write;
  passwords: Passwords;
}

/**
 * Changes the password of the caller and ends all other sessions, and the API tokens if asked to; throws WRONG_PASSWORD or
 * PASSWORD_TOO_WEAK.
 */
export async function changePassword(
  deps: PasswordDeps,
  actor: Actor,
  input: { old: string; new: string; endTokens: boolean },
  address: string,
): Promise<void> {
  if (passwordWeakness(input.new)) throw fieldError('PASSWORD_TOO_WEAK', 'new');
  const account = await provePassword(deps, actor, { password: input.old, field: 'old' }, address);
  const hash = await deps.passwords.hash(input.new, address);
  await deps.write(actor, async (tx, emit) => {
    const { passwordHash } = (await lockAccount(tx, account.id)) ?? {};
    if (passwordHash !== account.passwordHash) throw fieldError('WRONG_PASSWORD', 'old');
    await updateAccount(tx, account.id, { password_hash: hash, must_change_password: false });
    await endSessions({ tx, emit }, account.id, { except: actor.sessionId });
    if (input.endTokens) await endTokens(tx, account.id);
    emit.log({ code: 'PASSWORD_CHANGED' });
  });
}

/** Returns the account of the caller if the password is right; throws WRONG_PASSWORD for the field. */
export async function provePassword(
  { db, passwords }: Pick<PasswordDeps, 'db' | 'passwords'>,
  { userId }: Actor,
  { password, field }: { password: string; field: string },
  address: string,
): Promise<Account> {
  const account = await findAccountBy(db, 'id', userId);
  if (!account) throw new AppError('NOT_SIGNED_IN');
  const isRight = await passwords.verify(account.passwordHash, password, address);
  if (!isRight) throw fieldError('WRONG_PASSWORD', field);
  return account;
}
