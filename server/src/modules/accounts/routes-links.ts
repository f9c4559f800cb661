import { addressOf } from '../../http/address.ts';
import type { DeviceCookies } from '../../http/device-cookie.ts';
import type { Limits } from '../../http/limits.ts';
import type { Routes } from '../../http/registrar.ts';
import type { SessionCookies } from '../../http/session.ts';
import { speak } from '../../http/speak.ts';
import { negotiateLanguage } from '../../sentences/negotiate.ts';
import type { Captcha } from '../captcha/public.ts';
import { limitKey, limitProof, maySignIn } from './part-limit-proof.ts';
import { type LinkMailDeps, requestLink } from './service-link-mails.ts';
import { requestOtherAddress } from './service-registration-email.ts';
import { requestEmailChange } from './service-email-change.ts';
import { nameKey } from './rules.ts';
import { type AccountDeps, findAccounts } from './service.ts';
import { confirmEmailChange, resetPassword, verifyAccount } from './service-use-links.ts';

interface LinkRouteDeps extends LinkMailDeps, AccountDeps {
  captcha: Pick<Captcha, 'check'>;
  cookies: Pick<SessionCookies, 'startSession'>;
  deviceCookies: Pick<DeviceCookies, 'remember' | 'isKnown'>;
  limits: Limits;
}

/** What is done by mail. */
export function linkRoutes(deps: LinkRouteDeps) {
  const { captcha, deviceCookies } = deps;
  return {
    async requestPasswordReset({ body, request, reply }) {
      await captcha.check('Recovery', body.challenge, addressOf(request));
      const language = negotiateLanguage(request.headers['accept-language']);
      await requestLink(deps, 'Reset', body.email, language);
      return { title: speak(request, reply, 'MailOnItsWay'), status: 200 };
    },
    async requestVerification({ body, request, reply }) {
      await captcha.check('Verification', body.challenge, addressOf(request));
      const language = negotiateLanguage(request.headers['accept-language']);
      await requestLink(deps, 'Verify', body.userName, language);
      return { title: speak(request, reply, 'MailOnItsWay'), status: 200 };
    },
    async changeRegistrationEmail({ body, request, reply }) {
      const accounts = await findAccounts(deps.db, body.userName);
      const key = limitKey(nameKey(body.userName));
      const address = addressOf(request);
      await deps.limits.take('login', { account: key, address });
      await deps.limits.take('register', { address });
      await captcha.check('Verification', body.challenge, address);
      const change = { ...body, isAllowed: () => maySignIn(deps, request, accounts[0], key) };
      const language = negotiateLanguage(request.headers['accept-language']);
      await requestOtherAddress(deps, accounts, change, { address, language });
      return { title: speak(request, reply, 'MailOnItsWay'), status: 200 };
    },
    async resetPassword({ body: { rToken, email, password }, request, reply }) {
      const proof = { token: rToken, email, password };
      const call = { operation: 'resetPassword', requestId: request.id };
      const userId = await resetPassword(deps, proof, { address: addressOf(request), call });
      // Whoever has the mailbox gets in, also while others try passwords.
      await deviceCookies.remember(reply, userId);
    },
    async verifyAccount({ body, reply }) {
      await deps.cookies.startSession(reply, { userId: await verifyAccount(deps, body) });
    },
    async requestEmailChange({ actor, body, request, reply }) {
      const language = negotiateLanguage(request.headers['accept-language']);
      const address = addressOf(request);
      await limitProof(deps.limits, actor, address);
      await deps.limits.take('register', { address });
      await requestEmailChange(deps, actor, body, { language, address });
      const told = body.password ? 'EmailChangeMailed' : 'EmailChangeApprovalMailed';
      return { title: speak(request, reply, told), data: true, status: 200 };
    },
    async confirmEmailChange({ actor, body, reply }) {
      await confirmEmailChange(deps, actor, body);
      await deviceCookies.remember(reply, actor.userId);
    },
  } satisfies Routes;
}
