import fastify from 'fastify';
import { cookieOf, createTestSite } from '../modules/accounts/testing/test-site.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { testAttack } from './attack.ts';

const database = await createTestDatabase();
const site = await createTestSite(database, { config: { publicUrl: 'http://ctf.example' } });

interface Site {
  /** What a browser sends for a page of another site, with the cookies of this one. */
  send: (headers: Record<string, string>, body: string) => Promise<unknown>;
  bio: () => Promise<string>;
}

async function naive(): Promise<Site> {
  const app = fastify();
  let bio = '';
  // Whoever has the cookie may write, in any form that a page can send.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.put('/', async ({ headers, body }) => {
    if (headers.cookie === 'session=victim') bio = JSON.parse(String(body)).bio;
  });
  return {
    send: (headers, payload) =>
      app.inject({
        method: 'PUT',
        url: '/',
        headers: { ...headers, cookie: 'session=victim' },
        payload,
      }),
    bio: async () => bio,
  };
}

async function ours(): Promise<Site> {
  const account = { userName: 'mira', email: 'mira@harbour.example', password: 'Tern-and-Gull-7' };
  const cookie = cookieOf(await site.call('POST', '/api/account/register', account)) ?? '';
  return {
    send: (headers, payload) =>
      site.call('PUT', '/api/account/update', undefined, {
        cookie,
        headers: { host: 'ctf.example', ...headers },
        payload,
      }),
    bio: async () =>
      (await site.call('GET', '/api/account/profile', undefined, { cookie })).json().bio ?? '',
  };
}

testAttack("changes an account by a page of another site, of a challenge's host, or of no origin", {
  naive,
  ours,
  async use({ send, bio }) {
    const headers = { origin: 'http://ctf.example', 'content-type': 'application/json' };
    await send(headers, JSON.stringify({ bio: 'own' }));
    return (await bio()) === 'own';
  },
  async run({ send, bio }) {
    const body = JSON.stringify({ bio: 'changed' });
    const origins = [
      'https://evil.example',
      'http://pwn.ctf.example',
      'http://ctf.example:81',
      'null',
    ];
    const types = ['application/json', 'text/plain', 'application/x-www-form-urlencoded'];
    for (const origin of origins)
      for (const type of types) await send({ origin, 'content-type': type }, body);
    return (await bio()) === 'changed';
  },
});
