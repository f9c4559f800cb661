import { addressOf } from '../../http/address.ts';
import type { DeviceCookies } from '../../http/device-cookie.ts';
import type { Limits } from '../../http/limits.ts';
import { AppError } from '../../domain/app-error.ts';
import type { LogEntry } from '../../domain/log-lines.ts';
import type { Routes } from '../../http/registrar.ts';
import type { SessionCookies } from '../../http/session.ts';
import { speak } from '../../http/speak.ts';
import type { Captcha } from '../captcha/public.ts';
import { avatarUrl, pictureOf, type Pictures } from '../files/public.ts';
import { negotiateLanguage } from '../../sentences/negotiate.ts';
import type { SiteLog } from '../site-log/public.ts';
import { type Credentials, findProfile } from './repository.ts';
import { nameKey } from './rules.ts';
import { removeAvatar, setAvatar } from './avatar.ts';
import { changePassword } from './change-password.ts';
import { limitKey, limitProof, maySignIn } from './limit-proof.ts';
import { register, type RegisterDeps } from './register.ts';
import { type AccountDeps, checkPassword, findAccount } from './service.ts';

import { updateProfile } from './update-profile.ts';

interface AccountRouteDeps extends AccountDeps, RegisterDeps {
  cookies: Pick<SessionCookies, 'startSession' | 'endSession'>;
  deviceCookies: DeviceCookies;
  pictures: Pictures;
  limits: Limits;
  captcha: Pick<Captcha, 'check'>;
  siteLog: Pick<SiteLog, 'add'>;
}

export function accountRoutes(deps: AccountRouteDeps) {
  const { db, cookies, deviceCookies, limits, siteLog, captcha } = deps;

  return {
    async register({ body, request, reply }) {
      const { status, userId } = await register(deps, body, {
        address: addressOf(request),
        language: negotiateLanguage(request.headers['accept-language']),
      });
      siteLog.add({
        code: userId === null ? 'ACCOUNT_CONFIRMATION_AWAITED' : 'REGISTERED',
        by: body.userName,
        ...(userId !== null && { byId: userId }),
      });
      if (userId !== null) await cookies.startSession(reply, { userId });
      const title = speak(request, reply, status);
      return { title, data: status, status: 200 };
    },
    async login({ body, request, reply }) {
      const account = await findAccount(db, body.userName);
      // What was typed: a shared limit would tell which address belongs to a user name.
      const key = limitKey(nameKey(body.userName));
      const address = addressOf(request);
      await limits.take('login', { account: key, address });
      await captcha.check('Login', body.challenge, address);
      const attempt = {
        password: body.password,
        isAllowed: maySignIn(deps, request, account, key),
      };
      const user = await checkPassword(deps, account, attempt, address).catch((error: unknown) => {
        if (error instanceof AppError) siteLog.add(refusalLine(account));
        throw error;
      });
      await cookies.startSession(reply, user);
      siteLog.add({ code: 'SIGNED_IN', by: account?.userName ?? '', byId: user.userId });
    },
    async logout({ reply }) {
      await cookies.endSession(reply);
    },
    async getProfile({ actor }) {
      const profile = await findProfile(db, actor.userId);
      if (!profile) throw new AppError('NOT_SIGNED_IN');
      const { id, avatarHash, role, ...rest } = profile;
      return { ...rest, userId: id, role, avatar: avatarUrl(avatarHash) };
    },
    async changePassword({ actor, body, request, reply }) {
      const address = addressOf(request);
      await limitProof(limits, actor, address);
      await changePassword(deps, actor, body, address);
      await deviceCookies.remember(reply, actor.userId);
    },
    async updateProfile({ actor, body }) {
      await updateProfile(deps, actor, body);
    },
    async setAvatar({ actor, request }) {
      return avatarUrl(await setAvatar(deps, actor, pictureOf(request)));
    },
    async removeAvatar({ actor }) {
      await removeAvatar(deps, actor);
    },
  } satisfies Routes;
}

/** The name is that of an account: what is typed may also be a password. */
function refusalLine(account: Credentials | undefined): LogEntry {
  return account
    ? { code: 'SIGN_IN_REFUSED', values: { account: account.userName } }
    : { code: 'SIGN_IN_UNKNOWN' };
}
