import { AppError } from '../../domain/app-error.ts';
import type { LogEntry } from '../../domain/log-lines.ts';
import type { Captcha } from '../captcha/public.ts';
import type { SiteLog } from '../site-log/public.ts';
import { limitKey, type LoginLimits } from './part-limit-proof.ts';
import type { Credentials } from './repository.ts';
import { nameKey } from './rules.ts';
import { type AccountDeps, checkPassword, findAccounts } from './service.ts';
import type { SessionUser } from './service-sessions.ts';

interface SignInDeps extends AccountDeps {
  limits: LoginLimits;
  captcha: Pick<Captcha, 'check'>;
  siteLog: Pick<SiteLog, 'add'>;
}

/** What somebody types, and the answer to a captcha where the site asks for one. */
interface SignIn {
  userName: string;
  password: string;
  challenge?: string | null | undefined;
}

/** Where somebody signs in from. */
interface Origin {
  address: string;
  /** Whether a password may be tried for the account from there; the key is that of the typed name. */
  maySignIn: (account: Credentials | undefined, key: string) => Promise<boolean>;
}

/**
 * The account that somebody signs in to. Throws RATE_LIMITED, what the captcha refuses with, and what
 * `checkPassword` throws; only the last is logged.
 */
export async function signIn(
  deps: SignInDeps,
  { userName, password, challenge }: SignIn,
  { address, maySignIn }: Origin,
): Promise<Required<SessionUser> & { userName: string }> {
  const accounts = await findAccounts(deps.db, userName);
  const [account] = accounts;
  // What was typed: a shared limit would tell which address belongs to a user name.
  const key = limitKey(nameKey(userName));
  await deps.limits.take('login', { account: key, address });
  await deps.captcha.check('Login', challenge, address);
  const attempt = { password, isAllowed: maySignIn(account, key) };
  const user = await checkPassword(deps, accounts, attempt, address).catch((error: unknown) => {
    if (error instanceof AppError) deps.siteLog.add(refusalLine(account));
    throw error;
  });
  return { ...user, userName: account?.userName ?? '' };
}

/** The name is that of an account: what is typed may also be a password. */
function refusalLine(account: Credentials | undefined): LogEntry {
  return account
    ? { code: 'SIGN_IN_REFUSED', values: { account: account.userName } }
    : { code: 'SIGN_IN_UNKNOWN' };
}
