import type { Routes } from '../../http/registrar.ts';
import { sendTagged } from '../../http/tagged-json.ts';
import { tagJson } from '../../platform/tagged-json.ts';
import type { Captcha } from './service.ts';

export function captchaRoutes({ captcha }: { captcha: Captcha }) {
  return {
    async getCaptcha({ reply }) {
      return sendTagged(reply, tagJson(await captcha.info()), 'public');
    },
    async getPowChallenge({ query }) {
      return captcha.makeChallenge(query.action ?? null);
    },
  } satisfies Routes;
}
