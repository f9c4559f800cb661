import { beforeEach, expect } from 'vitest';
import { startMailServer } from '../../../testing/mail-server.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { startWorker } from '../../../testing/test-worker.ts';
import { cookieOf, createTestSite } from './test-site.ts';

export const OLD = 'Tern-and-Gull-7';
export const NEW = 'Gannet-over-Skerry-9';
export const PATIENT = { timeout: 15_000, interval: 30 };

export interface Link {
  token: string;
  email: string;
}

/**
 * Sites that send links by mail, and what a person does there. Closed after the file's last test, so
 * each file makes its own.
 */
export async function createLinkSites() {
  const database = await createTestDatabase();
  const { db, url } = database;
  const smtp = await startMailServer();
  const publicUrl = 'http://ctf.example';
  const site = await createTestSite(database, { config: { publicUrl, mail: smtp.config } });
  const other = await createTestSite(database, { config: { publicUrl, mail: smtp.config } });
  const withoutUrl = await createTestSite(database, { config: { mail: smtp.config } });
  const withoutServer = await createTestSite(database, { config: { publicUrl } });
  await startWorker(url, site.tasks);

  /** Counts the tests, so that each has names and addresses of its own. */
  const counter = { value: 0 };
  const mira = { userName: '', email: '', password: OLD };

  beforeEach(async () => {
    counter.value += 1;
    become('Mira');
    await setPolicy({ activeOnRegister: false, emailConfirmationRequired: true });
  });

  /** Makes the next calls of the helpers those of a person with this name. */
  function become(name: string): void {
    const userName = `${name}${counter.value}`;
    Object.assign(mira, { userName, email: `${userName.toLowerCase()}@harbour.example` });
  }

  async function setPolicy(fields: object): Promise<void> {
    await site.write(null, (tx, emit, audit) =>
      site.settings.set({ tx, emit, audit }, 'accountPolicy', fields),
    );
  }

  function post(path: string, body: object, cookie?: string, where = site) {
    const options = cookie === undefined ? {} : { cookie };
    return where.call('POST', `/api/account/${path}`, body, options);
  }

  /** The link in the newest of so many mails to an address. */
  async function linkTo(address: string, count = 1): Promise<Link> {
    await expect.poll(() => smtp.to(address).length, PATIENT).toBe(count);
    const found = /\/account\/\w+#(\S+)/.exec(smtp.to(address).at(-1)?.text ?? '')?.[1];
    const values = new URLSearchParams(found);
    return { token: values.get('token') ?? '', email: values.get('email') ?? '' };
  }

  async function confirmed(): Promise<string> {
    await post('register', mira);
    const answer = await post('verify', await linkTo(mira.email));
    site.clock.advance(61_000);
    return cookieOf(answer) ?? '';
  }

  async function login(password = OLD, name = mira.userName): Promise<string> {
    const answer = await post('login', { userName: name, password });
    return answer.statusCode === 200 ? (cookieOf(answer) ?? '') : answer.json().code;
  }

  async function statusOf(cookie: string, where = site): Promise<number> {
    return (await where.call('GET', '/api/account/profile', undefined, { cookie })).statusCode;
  }

  function reset({ token, email }: Link, password = NEW) {
    return post('passwordreset', { rToken: token, email, password });
  }

  const sites = { database, db, smtp, site, other, withoutUrl, withoutServer };
  const steps = { become, setPolicy, post, linkTo, confirmed, login, statusOf, reset };
  return { ...sites, ...steps, counter, mira };
}
