import type { Attack } from './attack.ts';

const PER_SECOND = 20;
/** So many levels nearly fill the size that a sign-in may have. */
const LEVELS = 15_000;
const BODY = '['.repeat(LEVELS) + ']'.repeat(LEVELS);

/** Somebody sends sign-ins that are nothing but brackets. */
export const NESTED_JSON: Attack = {
  title: `${PER_SECOND} sign-ins of ${LEVELS} nested lists a second`,
  env: { RATE_LIMIT_ADDRESS_FACTOR: '1000000', RATE_LIMIT_LOGIN_FACTOR: '1000000' },
  generate(url) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' };
    setInterval(() => {
      const sent = fetch(`${url}/api/account/login`, { method: 'POST', headers, body: BODY });
      sent.then((answer) => answer.arrayBuffer()).catch(() => undefined);
    }, 1000 / PER_SECOND);
  },
};
