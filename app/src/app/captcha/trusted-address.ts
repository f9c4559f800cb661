// TypeScript's library has no trusted types yet: the policy's result is typed as a string.
interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

/** The script of Turnstile; the content security policy allows it while it is the chosen captcha. */
export const TURNSTILE_SCRIPT =
  'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

const onlyKnown = {
  createScriptURL: (url: string): string => {
    const { origin } = new URL(url, document.baseURI);
    if (url !== TURNSTILE_SCRIPT && origin !== window.location.origin)
      throw new TypeError(`Not a script of a captcha: ${url}`);
    return url;
  },
};

const policy =
  (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy(
    'halyard-captcha',
    onlyKnown,
  ) ?? onlyKnown;

/** An address of code of a captcha, as pages with trusted types require it. */
export function trustedAddress(url: string): string {
  return policy.createScriptURL(url);
}
