import { describe, expect, test } from 'vitest';
import { createLinkSites, NEW, OLD } from '../modules/accounts/testing/link-sites.ts';
import { testAttack } from './attack.ts';

const { become, confirmed, counter, db, linkTo, mira, post, site } = await createLinkSites();

const BURST = 20;

/** How many mails are written to an address, and how many of them are not yet due. */
async function mailsTo(address: string) {
  const rows = await db
    .selectFrom('mails')
    .select(['next_attempt_at as dueAt', 'token'])
    .where('recipient', '=', address)
    .orderBy('id')
    .execute();
  const now = site.clock();
  const later = rows.filter(({ dueAt }) => dueAt !== null && dueAt.getTime() > now);
  return { all: rows.length, later };
}

async function burst(send: (index: number) => Promise<unknown>): Promise<void> {
  await Promise.all(Array.from({ length: BURST }, (_, index) => send(index)));
}

describe('filling the mailbox of a stranger', () => {
  interface Site {
    stranger: string;
    send: (index: number) => Promise<unknown>;
    /** How many mails the stranger gets at once. */
    count: () => Promise<number>;
  }

  function naive(): Site {
    let sent = 0;
    return { stranger: '', send: async () => (sent += 1), count: async () => sent };
  }

  function counted(stranger: string, send: Site['send'], before = 0): Site {
    const count = async () => {
      const { all, later } = await mailsTo(stranger);
      return all - later.length - before;
    };
    return { stranger, send, count };
  }

  function register(index: number, email: string) {
    const userName = `Eve${counter.value}x${index}`;
    return post('register', { userName, email, password: NEW });
  }

  async function run({ send, count }: Site): Promise<boolean> {
    await burst(send);
    return (await count()) > 1;
  }

  testAttack('by registrations with the address', {
    naive,
    ours: () => counted(mira.email, (index) => register(index, mira.email)),
    run,
  });

  testAttack('by registrations with the address of an account', {
    naive,
    async ours() {
      await confirmed();
      return counted(mira.email, (index) => register(index, mira.email), 1);
    },
    run,
  });

  testAttack('by changes of an address', {
    naive,
    async ours() {
      const cookie = await confirmed();
      const stranger = `stranger${counter.value}@harbour.example`;
      const body = { newMail: stranger, password: OLD };
      return counted(stranger, () =>
        site.call('PUT', '/api/account/changeemail', body, { cookie }),
      );
    },
    run,
  });

  testAttack('by forgotten passwords', {
    naive,
    async ours() {
      await confirmed();
      const { email } = mira;
      const payload = { purpose: 'Reset' as const, key: email, language: 'en-US' as const };
      return counted(email, () => site.tasks['account-link'](payload), 1);
    },
    run,
  });
});

describe('registrations of one new address at once', () => {
  const EMAIL_TEXT = 'EmailConfirmationRequired';

  test.each([
    ['different names', (index: number) => `Eve${counter.value}x${index}`],
    ['one name', () => `Eve${counter.value}`],
  ])('by %s get the same answer, and the link of the last one works', async (_what, nameOf) => {
    become('Twin');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        post('register', { userName: nameOf(index), email: mira.email, password: NEW }),
      ),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.json()).toMatchObject({ data: EMAIL_TEXT, status: 200 });
    const early = await linkTo(mira.email);
    const { later } = await mailsTo(mira.email);
    expect(later).toHaveLength(1);
    expect((await post('verify', early)).json()).toMatchObject({ code: 'LINK_INVALID' });
    const link = { ...early, token: later[0]?.token ?? '' };
    expect((await post('verify', link)).statusCode).toBe(200);
  });
});
