import { describe } from 'vitest';
import { createLinkSites, type Link, NEW, OLD } from '../modules/accounts/testing/link-sites.ts';
import { testAttack } from './attack.ts';

const { site, become, confirmed, counter, db, linkTo, login, mira, post, reset, setPolicy } =
  await createLinkSites();

const EVIL = 'Evil-Password-1';

describe('takeover by a look-alike name', () => {
  /** Whether somebody may be called this. */
  type Registers = (userName: string) => Promise<boolean>;

  testAttack('registers a name that looks like that of an administrator', {
    naive: (): Registers => {
      const taken = new Set(['Harbormaster']);
      return async (userName) => !taken.has(userName);
    },
    ours: async (): Promise<Registers> => {
      await setPolicy({ activeOnRegister: true, emailConfirmationRequired: false });
      await post('register', { ...mira, userName: 'Harbormaster' });
      await db
        .updateTable('users')
        .set({ role: 'Admin' })
        .where('user_name', '=', 'Harbormaster')
        .execute();
      let serial = 0;
      return async (userName) => {
        serial += 1;
        const email = `twin${serial}@harbour.example`;
        return (await post('register', { userName, email, password: EVIL })).statusCode === 200;
      };
    },
    use: (registers) => registers('Lightkeeper'),
    async run(registers) {
      const names = [
        'harbormaster',
        'Hаrbormaster', // a Cyrillic а
        'Harborrnaster', // r and n for m
        'Harbor\u200Bmaster', // a zero-width space
        'Ｈarbormaster', // a full-width H
        'Harbormas\u202Eretr', // a right-to-left override
      ];
      const outcomes = await Promise.all(names.map(registers));
      return outcomes.includes(true);
    },
  });
});

describe('takeover of an address', () => {
  interface Site {
    register: (name: string, password: string) => Promise<unknown>;
    /** What the owner of the mailbox does with the newest mail. */
    verify: (mails: number) => Promise<unknown>;
    login: (password: string) => Promise<boolean>;
  }

  testAttack('registers the address of somebody else first, and signs in once they confirm it', {
    naive: (): Site => {
      let account: { password: string; isConfirmed: boolean } | null = null;
      return {
        // A second registration only sends the mail again.
        async register(_name, password) {
          account ??= { password, isConfirmed: false };
        },
        async verify() {
          if (account) account.isConfirmed = true;
        },
        login: async (password) => account?.isConfirmed === true && account.password === password,
      };
    },
    ours: (): Site => ({
      async register(userName, password) {
        site.clock.advance(61_000);
        return post('register', { ...mira, userName: `${userName}${counter.value}`, password });
      },
      verify: async (mails) => post('verify', await linkTo(mira.email, mails)),
      login: async (password) => (await login(password, mira.email)) !== 'WRONG_CREDENTIALS',
    }),
    async run({ register, verify, login: signIn }) {
      await register('Eve', EVIL);
      await register('Mira', OLD);
      await verify(2);
      return signIn(EVIL);
    },
  });
});

describe('links that reset a password', () => {
  interface Site {
    /** Asks for a link and reads it from the mailbox of the account. */
    ask: (who: 'victim' | 'attacker') => Promise<Link>;
    reset: (link: Link, password: string) => Promise<boolean>;
  }

  async function ours(): Promise<Site> {
    const people = { victim: { ...mira }, attacker: { ...mira } };
    for (const who of ['victim', 'attacker'] as const) {
      become(who);
      await confirmed();
      people[who] = { ...mira };
    }
    return {
      async ask(who) {
        await post('recovery', { email: people[who].email });
        return linkTo(people[who].email, 2);
      },
      reset: async (link, password) => (await reset(link, password)).statusCode === 200,
    };
  }

  /** Tokens are numbers that count up, are compared by how they begin, and are never deleted. */
  function naive(): Site {
    const links = new Map<string, string>();
    let last = 41_999;
    return {
      async ask(who) {
        last += 1;
        links.set(`${last}`, who);
        return { token: `${last}`, email: '' };
      },
      reset: async ({ token }) =>
        links.keys().some((stored) => stored.startsWith(token.replaceAll('%', ''))),
    };
  }

  testAttack('uses a link a second time', {
    naive,
    ours,
    async run(target) {
      const link = await target.ask('victim');
      if (!(await target.reset(link, NEW))) throw new Error('The link does not work once.');
      return target.reset(link, EVIL);
    },
  });

  testAttack("guesses another's link from one's own, by its beginning or by patterns", {
    naive,
    ours,
    async run(target) {
      const unknown = await target.ask('victim');
      const own = await target.ask('attacker');
      const next = (by: number) => {
        const text = own.token;
        const end = text.charCodeAt(text.length - 1) + by;
        return text.slice(0, -1) + String.fromCharCode(end);
      };
      const guesses = [next(-1), next(1), '%', '_'.repeat(43), '', unknown.token.slice(0, 4)];
      // The address of the account is no secret.
      const { email } = unknown;
      for (const token of guesses) if (await target.reset({ token, email }, EVIL)) return true;
      return target.reset({ ...own, email }, EVIL);
    },
  });
});

describe('a session', () => {
  interface Browser {
    /** Sends a bio with these session cookies; answers whose account has it afterwards. */
    save: (bio: string, cookies: readonly string[]) => Promise<string | null>;
    planted: string;
    own: string;
  }

  testAttack('that a page of another host has planted before one’s own takes what one saves', {
    naive(): Browser {
      const sessions = new Map([
        ['planted', 'attacker'],
        ['own', 'victim'],
      ]);
      const save: Browser['save'] = async (_bio, cookies) =>
        cookies.map((cookie) => sessions.get(cookie)).find((user) => user !== undefined) ?? null;
      return { save, planted: 'planted', own: 'own' };
    },
    async ours(): Promise<Browser> {
      become('attacker');
      const planted = await confirmed();
      become('victim');
      const own = await confirmed();
      return {
        planted,
        own,
        async save(bio, cookie) {
          await site.call('PUT', '/api/account/update', { bio }, { cookie });
          const row = await db
            .selectFrom('users')
            .select('user_name as name')
            .where('bio', '=', bio)
            .executeTakeFirst();
          return row?.name ?? null;
        },
      };
    },
    use: async ({ save, own }) => (await save('mine', [own])) !== null,
    async run({ save, planted, own }) {
      const both = await save('secret', [planted, own]);
      // The browser sends again what the answer could not clear.
      const next = await save('secret too', [planted]);
      return both !== null || next !== null;
    },
  });

  interface Site {
    /** A session that the attacker knows. */
    plant: () => Promise<string>;
    /** The victim signs in with a browser that holds the planted session. */
    signIn: (planted: string) => Promise<unknown>;
    whoIs: (token: string) => Promise<string | null>;
  }

  testAttack('that was planted in a browser becomes that of who signs in', {
    naive: (): Site => {
      const sessions = new Map<string, string | null>();
      return {
        async plant() {
          sessions.set('planted', null);
          return 'planted';
        },
        signIn: async (planted) => sessions.set(planted, 'victim'),
        whoIs: async (token) => sessions.get(token) ?? null,
      };
    },
    ours: async (): Promise<Site> => {
      become('attacker');
      const own = await confirmed();
      become('victim');
      await confirmed();
      return {
        plant: async () => own,
        signIn: (planted) => post('login', { userName: mira.userName, password: OLD }, planted),
        async whoIs(token) {
          const answer = await site.call('GET', '/api/account/profile', undefined, {
            cookie: token,
          });
          return answer.statusCode === 200 ? answer.json().userName : null;
        },
      };
    },
    async run({ plant, signIn, whoIs }) {
      const planted = await plant();
      await signIn(planted);
      return (await whoIs(planted)) !== null;
    },
  });
});
