import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { describe } from 'vitest';
import { createLinkSites, NEW } from '../modules/accounts/testing/link-sites.ts';
import { createTestSite, pointsOf } from '../modules/accounts/testing/test-site.ts';
import { testAttack } from './attack.ts';

const { become, confirmed, database, db, mira, post, site } = await createLinkSites();
const limited = await createTestSite(database, { limited: true });

/** Long enough for any answer of a busy machine that waits for nothing. */
const HELD_BACK_MILLISECONDS = 5000;

/** Calls an operation of accounts; returns the answer, and how many passwords were checked. */
async function withHashes(path: string, body: object) {
  const prefix =
    path.startsWith('registration') || path === 'verification'
      ? '/api/ext/account'
      : '/api/account';
  site.passwords.verified.length = 0;
  const answer = await site.call('POST', `${prefix}/${path}`, body);
  return { answer, hashes: site.passwords.verified.length };
}

const STRANGER = { userName: 'nobody-here', email: 'nobody@harbour.example' };

async function known(): Promise<typeof STRANGER> {
  become('known');
  await confirmed();
  return { userName: mira.userName, email: mira.email };
}

describe('finding out who has an account', () => {
  interface Texts {
    people: [known: typeof STRANGER, unknown: typeof STRANGER];
    /** Everything that the answer shows. */
    ask: (what: 'recovery' | 'login' | 'register', who: typeof STRANGER) => Promise<string>;
  }

  testAttack('by the texts of answers', {
    naive: (): Texts => ({
      people: [{ userName: 'ada', email: 'ada@harbour.example' }, STRANGER],
      async ask(what, { userName, email }) {
        if (what === 'register') return email.startsWith('ada') ? 'address taken' : 'mail sent';
        return userName === 'ada' ? 'wrong password' : 'no such account';
      },
    }),
    ours: async (): Promise<Texts> => ({
      people: [await known(), STRANGER],
      async ask(what, { userName, email }) {
        const fresh = `new-${email.slice(0, 4)}`;
        const bodies = {
          recovery: { email },
          login: { userName, password: 'Wrong-Password-1' },
          register: { userName: fresh, email, password: NEW },
        };
        const answer = await post(what, bodies[what]);
        const { requestId: _own, ...rest } = answer.json();
        return `${answer.statusCode} ${JSON.stringify(rest)} ${JSON.stringify(answer.cookies)}`;
      },
    }),
    async run({ people: [one, other], ask }) {
      for (const what of ['recovery', 'login', 'register'] as const) {
        if ((await ask(what, one)) !== (await ask(what, other))) return true;
      }
      return false;
    },
  });

  interface Site {
    people: [known: typeof STRANGER, unknown: typeof STRANGER];
    /** Registers with an address, then tries what the new account can do; returns all answers. */
    probe: (who: typeof STRANGER) => Promise<unknown>;
  }

  testAttack('by what follows a registration', {
    naive: (): Site => ({
      people: [{ userName: 'ada', email: 'ada@harbour.example' }, STRANGER],
      probe: async ({ email }) => (email.startsWith('ada') ? 'wrong password' : 'not confirmed'),
    }),
    ours: async (): Promise<Site> => ({
      people: [await known(), { ...STRANGER, email: 'somebody@harbour.example' }],
      async probe({ email }) {
        const userName = `probe-${email.slice(0, 4)}`;
        const other = `other-${email.slice(0, 4)}`;
        const wrong = 'Wrong-Password-1';
        const steps: [string, object][] = [
          ['register', { userName, email, password: NEW }],
          ['login', { userName, password: NEW }],
          ['login', { userName, password: wrong }],
          ['login', { userName: email, password: NEW }],
          ['login', { userName: email, password: wrong }],
          ['register', { userName, email: `x${email}`, password: NEW }],
          ['verification', { userName }],
          ['recovery', { email }],
          ['registration/email', { userName, password: NEW, newMail: email }],
          ['registration/email', { userName: email, password: NEW, newMail: `y${email}` }],
          ['register', { userName: other, email, password: wrong }],
          ['login', { userName, password: NEW }],
          ['login', { userName: other, password: wrong }],
          ['login', { userName: email, password: wrong }],
        ];
        const answers: unknown[] = [];
        for (const [path, body] of steps) {
          const { hashes, answer } = await withHashes(path, body);
          const { requestId: _own, ...rest } = answer.json();
          answers.push([path, answer.statusCode, rest, hashes, answer.cookies.length]);
        }
        return answers;
      },
    }),
    run: async ({ people: [one, other], probe }) =>
      !isDeepStrictEqual(await probe(one), await probe(other)),
  });

  interface Counter {
    people: [one: typeof STRANGER, other: typeof STRANGER];
    /** Signs in with a wrong password; returns everything that the answer shows. */
    signIn: (name: string) => Promise<string>;
  }

  testAttack('which address belongs to a name, by a limit that they share', {
    naive: (): Counter => {
      const ids = new Map([
        ['ada', 1],
        ['ada@harbour.example', 1],
      ]);
      const tried = new Map<string | number, number>();
      return {
        people: [{ userName: 'ada', email: 'ada@harbour.example' }, STRANGER],
        async signIn(name) {
          const key = ids.get(name) ?? name;
          tried.set(key, (tried.get(key) ?? 0) + 1);
          return (tried.get(key) ?? 0) > pointsOf('login') ? 'too many' : 'wrong';
        },
      };
    },
    async ours(): Promise<Counter> {
      const one = await known();
      return {
        people: [one, STRANGER],
        async signIn(userName) {
          const body = { userName, password: 'Wrong-Password-1' };
          const answer = await limited.call('POST', '/api/account/login', body);
          const { requestId: _own, ...rest } = answer.json();
          return `${answer.statusCode} ${JSON.stringify(rest)} ${JSON.stringify(answer.cookies)}`;
        },
      };
    },
    async run({ people: [one, other], signIn }) {
      for (let count = 0; count < pointsOf('login'); count += 1) await signIn(one.userName);
      return (await signIn(one.email)) !== (await signIn(other.email));
    },
  });

  interface Work {
    people: [known: string, unknown: string];
    /** Signs in with a wrong password; returns how many passwords were hashed, which decides the time. */
    hashesOf: (name: string) => Promise<number>;
  }

  testAttack('by the time of a refused sign-in', {
    naive: (): Work => {
      const hashes = new Map([['ada', 'hash']]);
      return { people: ['ada', 'nobody'], hashesOf: async (name) => (hashes.has(name) ? 1 : 0) };
    },
    ours: async (): Promise<Work> => {
      const { userName } = await known();
      return {
        people: [userName, STRANGER.userName],
        async hashesOf(name) {
          site.passwords.verified.length = 0;
          await post('login', { userName: name, password: 'Wrong-Password-1' });
          return site.passwords.verified.length;
        },
      };
    },
    run: async ({ people: [one, other], hashesOf }) =>
      (await hashesOf(one)) !== (await hashesOf(other)),
  });

  type Ask = (email: string) => Promise<unknown>;

  testAttack('by the time of a recovery: the answer waits for the look-up', {
    naive: (): Ask => (email) =>
      db.selectFrom('users').select('id').where('email_key', '=', email).execute(),
    ours: async (): Promise<Ask> => {
      await known();
      return (email) => post('recovery', { email });
    },
    async run(ask) {
      const client = await database.pool.connect();
      await client.query('begin');
      await client.query('lock table users in access exclusive mode');
      const asked = ask(mira.email);
      // While the table is locked, an answer that waits for the look-up does not come at all.
      const isHeldBack = await Promise.race([
        asked.then(() => false),
        setTimeout(HELD_BACK_MILLISECONDS, true),
      ]);
      await client.query('rollback');
      client.release();
      await asked;
      return isHeldBack;
    },
  });
});
