import { addressOf } from '../../http/address.ts';
import type { DeviceCookies } from '../../http/device-cookie.ts';
import type { Limits } from '../../http/limits.ts';
import { AppError } from '../../domain/app-error.ts';
import type { Routes } from '../../http/registrar.ts';
import type { SessionCookies } from '../../http/session.ts';
import { speak } from '../../http/speak.ts';
import type { Captcha } from '../captcha/public.ts';
import { avatarUrl, pictureOf, type Pictures } from '../files/public.ts';
import { negotiateLanguage } from '../../sentences/negotiate.ts';
import type { SiteLog } from '../site-log/public.ts';
import { findProfile } from './repository.ts';
import { removeAvatar, setAvatar } from './service-avatar.ts';
import { changePassword } from './service-password.ts';
import { limitProof, maySignIn } from './part-limit-proof.ts';
import { register, type RegisterDeps } from './service-register.ts';
import type { AccountDeps } from './service.ts';
import { signIn } from './service-sign-in.ts';
import { updateProfile } from './service-profile.ts';

interface AccountRouteDeps extends AccountDeps, RegisterDeps {
  cookies: Pick<SessionCookies, 'startSession' | 'endSession'>;
  deviceCookies: DeviceCookies;
  pictures: Pictures;
  limits: Limits;
  captcha: Pick<Captcha, 'check'>;
  siteLog: Pick<SiteLog, 'add'>;
}

export function accountRoutes(deps: AccountRouteDeps) {
  const { db, cookies, deviceCookies, limits, siteLog } = deps;

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
      const user = await signIn(deps, body, {
        address: addressOf(request),
        maySignIn: (account, key) => maySignIn(deps, request, account, key),
      });
      await cookies.startSession(reply, user);
      siteLog.add({ code: 'SIGNED_IN', by: user.userName, byId: user.userId });
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
