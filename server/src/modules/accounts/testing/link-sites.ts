import { beforeEach, expect } from 'vitest';
import { startMailServer } from '../../../testing/mail-server.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { startWorker } from '../../../testing/test-worker.ts';
import { cookieOf, createTestSite } from './test-site.ts';

export const database = await createTestDatabase();
export const { db } = database;
const { url } = database;
export const smtp = await startMailServer();
export const publicUrl = 'http://ctf.example';
export const site = await createTestSite(database, { config: { publicUrl, mail: smtp.config } });
export const other = await createTestSite(database, { config: { publicUrl, mail: smtp.config } });
export const withoutUrl = await createTestSite(database, { config: { mail: smtp.config } });
export const withoutServer = await createTestSite(database, { config: { publicUrl } });
await startWorker(url, site.tasks);

export const OLD = 'Tern-and-Gull-7';
export const NEW = 'Gannet-over-Skerry-9';
export const PATIENT = { timeout: 15_000, interval: 30 };

export let serial = 0;
export let mira: { userName: string; email: string; password: string };

beforeEach(async () => {
  serial += 1;
  mira = { userName: `Mira${serial}`, email: `mira${serial}@harbour.example`, password: OLD };
  await setPolicy({ activeOnRegister: false, emailConfirmationRequired: true });
});

export async function setPolicy(fields: object): Promise<void> {
  await site.write(null, (tx, emit, audit) =>
    site.settings.set({ tx, emit, audit }, 'accountPolicy', fields),
  );
}

export function post(path: string, body: object, cookie?: string, where = site) {
  return where.call('POST', `/api/account/${path}`, body, cookie === undefined ? {} : { cookie });
}

export interface Link {
  token: string;
  email: string;
}

/** The link in the newest of so many mails to an address. */
export async function linkTo(address: string, count = 1): Promise<Link> {
  await expect.poll(() => smtp.to(address).length, PATIENT).toBe(count);
  const found = /\/account\/\w+\?(\S+)/.exec(smtp.to(address).at(-1)?.text ?? '')?.[1];
  const values = new URLSearchParams(found);
  return { token: values.get('token') ?? '', email: values.get('email') ?? '' };
}

export async function confirmed(): Promise<string> {
  await post('register', mira);
  const answer = await post('verify', await linkTo(mira.email));
  site.clock.advance(61_000);
  return cookieOf(answer) ?? '';
}

export async function login(password = OLD, name = mira.userName): Promise<string> {
  const answer = await post('login', { userName: name, password });
  return answer.statusCode === 200 ? (cookieOf(answer) ?? '') : answer.json().code;
}

export async function statusOf(cookie: string, where = site): Promise<number> {
  return (await where.call('GET', '/api/account/profile', undefined, { cookie })).statusCode;
}

export function reset({ token, email }: Link, password = NEW) {
  return post('passwordreset', { rToken: token, email, password });
}

/** Makes the next calls of the helpers those of another person. */
export function becomeEve(): void {
  mira = { ...mira, userName: `Eve${serial}`, email: `eve${serial}@harbour.example` };
}
