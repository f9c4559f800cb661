import { searchPow } from '@halyard/sdk/rules';
import type { ClientConfig, RegistrationPolicy } from '@halyard/sdk/types';
import { vi } from 'vitest';
import type { PowOrder } from '../../../app/captcha/pow-messages.ts';
import { config } from '../../../testing/fixtures.ts';
import { LL } from '../../../testing/render-page.tsx';

/** The configuration of a site that offers all extensions of accounts. */
export function accountConfig(policy: Partial<RegistrationPolicy> = {}): ClientConfig {
  return {
    ...config,
    extensions: [
      ...(config.extensions ?? []),
      'registration',
      'verification',
      'registrationEmail',
      'sessions',
      'ownData',
      'ownTokens',
      'tokenRevocation',
      'removePicture',
      'mustChangePassword',
      'emailChangePassword',
      'captchaActions',
    ],
    registration: { open: true, confirmation: 'None', emailDomains: [], mail: true, ...policy },
  };
}

export const ADDRESS = 'linnea@harbour.example';

/** The name of the button that sends a mail again, while it waits. */
export const isWaiting = (name: string) => name.startsWith(LL.account.mail.againIn({ time: '' }));

/** The values of a mailed link, base64 not escaped. */
export const LINK = { token: 'c2VjcmV0LXRva2VuLW9mLWxpbm5lYQ+/=', email: btoa(ADDRESS) };

export const linkTo = (page: string) => `/account/${page}#token=${LINK.token}&email=${LINK.email}`;

export const powChallenge = {
  id: '5f0c2b7e9a1d',
  challenge: '9a41c07de2b3586f',
  difficulty: 8,
};

/** Replaces workers by one that searches when it is released. */
export function stubWorkers(): { release: () => void } {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  class FakeWorker extends EventTarget {
    terminate = () => {};
    postMessage = (order: PowOrder) => void this.#work(order);
    async #work(order: PowOrder) {
      if (order.kind !== 'search') return;
      await released;
      const search = searchPow(order.challenge, order.difficulty, order.prefix);
      const data = { hashes: 100_000, answer: search.tryNext(100_000) };
      this.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
  vi.stubGlobal('Worker', FakeWorker);
  return { release };
}
