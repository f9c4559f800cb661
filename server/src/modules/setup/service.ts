import { randomBytes, randomUUIDv7, timingSafeEqual } from 'node:crypto';
import type { Actor } from '../../domain/actor.ts';
import { AppError } from '../../domain/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Audit } from '../../platform/audit.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { hashToken } from '../../platform/hash-token.ts';
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
  { address, requestId }: { address: string; requestId: string },
): Promise<string> {
  // Before the costly hash, and again under the lock.
  await checkToken(deps.db, input.token);
  checkAccountInput(input, 'Staff');
  const passwordHash = await deps.passwords.hash(input.password, address);
  const founder = founderOf(input, requestId);
  return deps.write(founder, async (tx, emit, audit) => {
    await lockSetup(tx);
    await checkToken(tx, input.token);
    const { title, customTheme } = input;
    await deps.settings.set({ tx, emit, audit }, 'globalConfig', {
      ...(title !== undefined && { title }),
      ...(customTheme !== undefined && { customTheme }),
    });
    const account = { ...input, passwordHash, address };
    return addFirstAdministrator(deps, { tx, emit, audit }, founder, account);
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
  checkAccountInput(input, 'Staff');
  const passwordHash = await deps.passwords.hash(input.password, null);
  const founder = founderOf(input, null);
  return deps.write(founder, async (tx, emit, audit) => {
    await lockSetup(tx);
    if (await hasAdministrator(tx)) return false;
    const { title } = input;
    const change = { tx, emit, audit };
    if (title !== undefined) await deps.settings.set(change, 'globalConfig', { title });
    await addFirstAdministrator(deps, change, founder, { ...input, passwordHash, address: null });
    return true;
  });
}

/** The first administrator, who counts as the author of the set-up in the audit log. */
function founderOf({ userName }: AccountInput, requestId: string | null): Actor {
  const staffCall = { operation: 'completeSetup', requestId };
  return { userId: randomUUIDv7(), userName, role: 'Admin', staffCall };
}

async function addFirstAdministrator(
  { clock }: SetupDeps,
  { tx, emit, audit }: { tx: Tx; emit: Emit; audit: Audit },
  { userId }: Actor,
  account: { userName: string; email: string; passwordHash: string; address: string | null },
): Promise<string> {
  const { userName, email, passwordHash, address } = account;
  const id = await addAccount(tx, {
    id: userId,
    userName,
    email,
    passwordHash,
    role: 'Admin',
    emailConfirmed: true,
    registeredAt: clock(),
    address,
  });
  audit({ type: 'User', id, name: userName }, { after: { userName, email, role: 'Admin' } });
  await deleteSetupToken(tx);
  emit({ topic: 'settings', gameId: null, body: {} });
  emit.log({ code: 'SITE_SET_UP', by: userName, byId: id });
  return id;
}
