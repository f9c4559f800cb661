import type { CaptchaAction, CaptchaInfo, PowChallenge } from '@halyard/sdk/types';
import type { CaptchaConfig } from '../../config-captcha.ts';
import { AppError, fieldError } from '../../domain/app-error.ts';
import type { LogEntry } from '../../domain/log-lines.ts';
import type { Settings } from '../settings/public.ts';
import { createPow, type PowDeps } from './part-pow.ts';
import { isTokenGood, TurnstileError } from './part-turnstile.ts';

/** Seconds after which a client may try again when the service was not reached. */
const RETRY_AFTER = 5;

/** Milliseconds that the verdict of a service may take. */
const VERDICT_TIMEOUT = 5000;

export interface CaptchaSettings {
  captcha: CaptchaConfig;
  /** Name of the site's host; null if the site does not know it. */
  hostname: string | null;
  /** Milliseconds that the verdict of a service may take. */
  verdictTimeout?: number;
}

export interface CaptchaDeps extends PowDeps {
  settings: Settings;
  captchaSettings: CaptchaSettings;
  siteLog: { add(entry: LogEntry): void };
}

/** Proof that a person, or at least a browser that works for it, makes a call. */
export interface Captcha {
  /** What clients are to answer; None while administrators do not ask for it. */
  info: () => Promise<CaptchaInfo>;
  /** Throws NOT_FOUND unless the site works with HashPow. */
  makeChallenge: (action: CaptchaAction | null) => Promise<PowChallenge>;
  /** Throws CAPTCHA_FAILED or CAPTCHA_UNAVAILABLE. An answer counts once, right or wrong. */
  check: (action: CaptchaAction, answer: Answer, address: string) => Promise<void>;
}

type Answer = string | null | undefined;

export function createCaptcha(deps: CaptchaDeps): Captcha {
  const { settings, captchaSettings } = deps;
  const pow = createPow(deps);

  async function inForce(): Promise<CaptchaConfig> {
    const { accountPolicy } = await settings.get();
    return accountPolicy.useCaptcha ? captchaSettings.captcha : { provider: 'None' };
  }

  async function isRight(
    captcha: Exclude<CaptchaConfig, { provider: 'None' }>,
    action: CaptchaAction,
    text: string,
    address: string,
  ): Promise<boolean> {
    if (captcha.provider === 'HashPow') return pow.use(action, text);
    const { hostname, verdictTimeout: milliseconds = VERDICT_TIMEOUT } = captchaSettings;
    try {
      return await isTokenGood({ ...captcha, hostname, milliseconds }, { text, action, address });
    } catch (error) {
      if (!(error instanceof TurnstileError)) throw error;
      deps.siteLog.add({ code: 'CAPTCHA_UNAVAILABLE', detail: reasonOf(error) });
      throw new AppError('CAPTCHA_UNAVAILABLE', { retryAfter: RETRY_AFTER, cause: error });
    }
  }

  return {
    async info() {
      const captcha = await inForce();
      const siteKey = captcha.provider === 'Turnstile' ? captcha.siteKey : '';
      return { type: captcha.provider, siteKey };
    },
    async makeChallenge(action) {
      const { captcha } = captchaSettings;
      if (captcha.provider !== 'HashPow') throw new AppError('NOT_FOUND');
      return pow.make(action, captcha.difficulty);
    },
    async check(action, answer, address) {
      const captcha = await inForce();
      if (captcha.provider === 'None') return;
      if (!answer || !(await isRight(captcha, action, answer, address)))
        throw fieldError('CAPTCHA_FAILED', 'challenge');
    },
  };
}

function reasonOf({ message, cause }: TurnstileError): string {
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}
