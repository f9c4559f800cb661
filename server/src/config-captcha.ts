import type { Settings } from './config-schema.ts';

/** How people prove that they are no script, where administrators ask for it. */
export type CaptchaConfig =
  | { readonly provider: 'None' }
  | { readonly provider: 'HashPow'; readonly difficulty: number }
  | {
      readonly provider: 'Turnstile';
      readonly siteKey: string;
      readonly secretKey: string;
      readonly verifyUrl: string;
    };

/** What is wrong with the settings of the captcha, each with the name of the setting. */
export function captchaProblems(settings: Partial<Settings>): string[] {
  if (settings.CAPTCHA_PROVIDER !== 'Turnstile') return [];
  return (['CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET_KEY'] as const)
    .filter((name) => settings[name] === undefined)
    .map((name) => `${name}: needed with CAPTCHA_PROVIDER=Turnstile`);
}

export function toCaptchaConfig(settings: Settings): CaptchaConfig {
  const { CAPTCHA_PROVIDER: provider, CAPTCHA_DIFFICULTY: difficulty } = settings;
  if (provider === 'None') return { provider };
  if (provider === 'HashPow') return { provider, difficulty };
  return {
    provider,
    siteKey: settings.CAPTCHA_SITE_KEY ?? '',
    secretKey: settings.CAPTCHA_SECRET_KEY ?? '',
    verifyUrl: settings.CAPTCHA_VERIFY_URL,
  };
}
