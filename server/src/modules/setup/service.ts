import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../domain/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database.ts';
import type { Emit, Write } from '../../platform/write.ts';
import type { EventSource } from '../../domain/events.ts';
import type { Passwords } from '../../platform/passwords.ts';
import {
  type AccountInput,
  addAccount,
  checkAccountInput,
  hasAdministrator,
} from '../accounts/public.ts';
import { createCached } from '../../platform/cached.ts';
import type { Settings } from '../settings/public.ts';
import { deleteSetupToken, findSetupToken, lockSetup, storeSetupToken } from './repository.ts';

export interface SetupDeps {
  db: Db;
  write: Write;
  clock: Clock;
  passwords: Passwords;
  settings: Settings;
}

/** What the environment says about an unattended installation. */
export interface ConfiguredSite extends AccountInput {
  title?: string | undefined;
}

/** Who becomes the first administrator, and how the site is called. */
export interface SetupInput extends ConfiguredSite {
  token: string;
  customTheme?: string | undefined;
}

/** Returns whether the site still waits for its first administrator; asks the database once. */
export function createSetupState({ db, bus }: { db: Db; bus: Pick<EventSource, 'on'> }) {
  const cached = createCached(async () => !(await hasAdministrator(db)));
  bus.on('settings', cached.forget);
  return cached.get;
}

/** Makes a new one-time token; null when the site has an administrator already. */
export async function makeSetupToken({ write }: Pick<SetupDeps, 'write'>): Promise<string | null> {
  const token = randomBytes(32).toString('base64url');
  return write(null, async (tx) => {
    await lockSetup(tx);
    if (await hasAdministrator(tx)) return null;
    await storeSetupToken(tx, hashToken(token).toString('hex'));
    return token;
  });
}

/** Uses the token up and answers the administrator's id. Of parallel calls exactly one succeeds. */
export async function completeSetup(
  deps: SetupDeps,
  input: SetupInput,
  address: string,
): Promise<string> {
  // Before the costly hash, and again under the lock.
  await checkToken(deps.db, input.token);
  checkAccountInput(input);
  const passwordHash = await deps.passwords.hash(input.password, address);
  return deps.write(null, async (tx, emit) => {
    await lockSetup(tx);
    await checkToken(tx, input.token);
    const { title, customTheme } = input;
    await deps.settings.set({ tx, emit }, 'globalConfig', {
      ...(title !== undefined && { title }),
      ...(customTheme !== undefined && { customTheme }),
    });
    return addFirstAdministrator(deps, { tx, emit }, { ...input, passwordHash, address });
  });
}

async function checkToken(db: Db, token: string): Promise<void> {
  const stored = await findSetupToken(db);
  if (stored !== null && timingSafeEqual(Buffer.from(stored, 'hex'), hashToken(token))) return;
  throw new AppError((await hasAdministrator(db)) ? 'SETUP_DONE' : 'SETUP_TOKEN_INVALID');
}

/** Makes the administrator of an unattended installation; false when there is one already. */
export async function addConfiguredAdministrator(
  deps: SetupDeps,
  input: ConfiguredSite,
): Promise<boolean> {
  if (await hasAdministrator(deps.db)) return false;
  checkAccountInput(input);
  const passwordHash = await deps.passwords.hash(input.password, null);
  return deps.write(null, async (tx, emit) => {
    await lockSetup(tx);
    if (await hasAdministrator(tx)) return false;
    const { title } = input;
    if (title !== undefined) await deps.settings.set({ tx, emit }, 'globalConfig', { title });
    await addFirstAdministrator(deps, { tx, emit }, { ...input, passwordHash, address: null });
    return true;
  });
}

async function addFirstAdministrator(
  { clock }: SetupDeps,
  { tx, emit }: { tx: Tx; emit: Emit },
  account: { userName: string; email: string; passwordHash: string; address: string | null },
): Promise<string> {
  const { userName, email, passwordHash, address } = account;
  const id = await addAccount(tx, {
    userName,
    email,
    passwordHash,
    role: 'Admin',
    emailConfirmed: true,
    registeredAt: clock(),
    address,
  });
  await deleteSetupToken(tx);
  emit({ topic: 'settings', gameId: null, body: {} });
  return id;
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
