import { setTimeout as pause } from 'node:timers/promises';
import { createHttpClient, type HttpClient } from '../../load/http-client.ts';
import type { Attack } from './attack.ts';

const PER_SECOND = 200;
const PAUSE_MILLISECONDS = 50;
const MAX_MILLISECONDS = 1000;

/** A home sends sign-ins from all of its 256 networks. */
export const SIGN_INS: Attack = {
  title: `${PER_SECOND} sign-ins a second from a /56`,
  env: { RATE_LIMIT_ADDRESS_FACTOR: '1000000', RATE_LIMIT_LOGIN_FACTOR: '1000000' },
  generate(url) {
    const http = createHttpClient(400);
    let count = 0;
    setInterval(() => {
      for (let index = 0; index < PER_SECOND / 20; index += 1) {
        const network = (0x4200 + (count % 256)).toString(16);
        count += 1;
        signIn(http, url, `2001:db8:1:${network}::1`).catch(() => undefined);
      }
    }, 50);
  },
  async observe({ server }) {
    const watch = new AbortController();
    const slowest = slowestSignIn(server.url, watch.signal);
    return async () => {
      watch.abort();
      const { milliseconds, refused } = await slowest;
      return [
        {
          name: 'slowest sign-in from elsewhere, ms',
          measured: `${milliseconds.toFixed(0)} (${refused} were refused)`,
          target: `≤ ${MAX_MILLISECONDS}`,
          isMissed: refused > 0 || milliseconds > MAX_MILLISECONDS,
        },
      ];
    };
  },
};

/** A sign-in to an account that does not exist; it takes as long as a wrong password. */
function signIn(http: HttpClient, url: string, address: string) {
  return http.ask({
    url: `${url}/api/account/login`,
    method: 'POST',
    headers: { 'x-forwarded-for': address },
    body: { userName: `nobody${Math.floor(Math.random() * 1e6)}`, password: 'Wrong-Password-1' },
  });
}

/**
 * Signs in from another network, one after the other; returns the milliseconds of the slowest, and how many
 * were not even tried. It does not throw: nobody would catch that before the end of the load.
 */
async function slowestSignIn(url: string, signal: AbortSignal) {
  const http = createHttpClient(1);
  let milliseconds = 0;
  let refused = 0;
  while (!signal.aborted) {
    const begin = performance.now();
    const answer = await signIn(http, url, '2001:db8:ffff::1').catch(() => null);
    if (answer?.status !== 401) refused += 1;
    milliseconds = Math.max(milliseconds, performance.now() - begin);
    await pause(PAUSE_MILLISECONDS);
  }
  http.close();
  return { milliseconds, refused };
}
