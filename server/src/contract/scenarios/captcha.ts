import type { CaptchaAction, PowChallenge } from '@halyard/sdk/types';
import type { CaptchaConfig } from '../../config-captcha.ts';
import { solvePow } from '../../modules/captcha/testing/solve-pow.ts';
import type { Stage } from '../stage.ts';
import { type Ask, askTwice, type Scenarios } from './scenario.ts';

/** Nothing listens there. */
const AWAY = {
  provider: 'Turnstile',
  siteKey: 'key',
  secretKey: 'secret',
  verifyUrl: 'http://127.0.0.1:1',
} as const satisfies CaptchaConfig;

export const captchaScenarios = {
  async getCaptcha(ask, stage) {
    await withCaptcha(stage, AWAY, () => askTwice(ask));
  },
  async getPowChallenge(ask, { site: { captchaSettings } }) {
    await ask(200, { query: { action: 'Login' } });
    const before = captchaSettings.captcha;
    captchaSettings.captcha = { provider: 'None' };
    await ask('NOT_FOUND');
    captchaSettings.captcha = before;
  },
} satisfies Scenarios;

type Guarded =
  | 'register'
  | 'login'
  | 'requestPasswordReset'
  | 'requestVerification'
  | 'changeRegistrationEmail';

/** Reaches what the captcha refuses; the call that passes it is answered with 200. */
export async function askWithCaptcha<O extends Guarded>(
  ask: Ask<O>,
  stage: Stage,
  action: CaptchaAction,
  body: object,
): Promise<void> {
  await withCaptcha(stage, { provider: 'HashPow', difficulty: 8 }, async () => {
    await ask('CAPTCHA_FAILED', { body });
    const url = `/api/captcha/powchallenge?action=${action}`;
    const { body: made } = await stage.site.app.inject(url);
    await ask(200, { body: { ...body, challenge: solvePow(JSON.parse(made) as PowChallenge) } });
  });
  await withCaptcha(stage, AWAY, async () => {
    await ask('CAPTCHA_UNAVAILABLE', { body: { ...body, challenge: 'token' } });
  });
}

async function withCaptcha(
  { site: { captchaSettings, settings, write } }: Stage,
  captcha: CaptchaConfig,
  work: () => Promise<void>,
): Promise<void> {
  const before = captchaSettings.captcha;
  const demand = (useCaptcha: boolean) =>
    write(null, (tx, emit, audit) =>
      settings.set({ tx, emit, audit }, 'accountPolicy', { useCaptcha }),
    );
  captchaSettings.captcha = captcha;
  await demand(true);
  try {
    await work();
  } finally {
    await demand(false);
    captchaSettings.captcha = before;
  }
}
