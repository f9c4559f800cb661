import { describe, expect, test, vi } from 'vitest';
import { loadConfig } from '../../config.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createTestSite } from '../accounts/testing/test-site.ts';

const database = await createTestDatabase();
const { pool } = database;
const site = await createTestSite(database);
const other = await createTestSite(database);

function getConfig(where = site, headers = {}) {
  return where.call('GET', '/api/config', undefined, { headers });
}

async function setTitle(title: string): Promise<void> {
  await site.write(null, (tx, emit, audit) =>
    site.settings.set({ tx, emit, audit }, 'globalConfig', { title }),
  );
}

describe('getConfig', () => {
  test('answers the defaults of a new site', async () => {
    const answer = await getConfig();
    expect(answer.json()).toEqual({
      title: 'GZ',
      slogan: 'Hack for fun not for profit',
      footerInfo: null,
      footerHtml: null,
      customTheme: null,
      apiPublicKey: null,
      logoUrl: null,
      portMapping: 'Default',
      defaultLifetime: 120,
      extensionDuration: 120,
      renewalWindow: 10,
      extensions: expect.arrayContaining(['setup', 'board', 'gameStatus', 'tries']),
      registration: { open: true, confirmation: 'None', emailDomains: [], mail: false },
      proxyTicketRequired: false,
      setupRequired: true,
    });
    expect(answer.headers['cache-control']).toBe('public, no-cache');
  });

  test('has the footer as HTML too, and none without a footer', async () => {
    const set = (footerInfo: string | null) =>
      site.write(null, (tx, emit, audit) =>
        site.settings.set({ tx, emit, audit }, 'globalConfig', { footerInfo }),
      );
    await set('[Rules](/posts/aaaaaaaa) <script>alert(1)</script>');
    const html = '<p><a href="/posts/aaaaaaaa">Rules</a> </p>\n';
    const told = { timeout: 20_000 };
    await vi.waitFor(
      async () => expect((await getConfig()).json()).toMatchObject({ footerHtml: html }),
      told,
    );
    await set(null);
    await vi.waitFor(
      async () => expect((await getConfig()).json()).toMatchObject({ footerHtml: null }),
      told,
    );
  });

  test.each([
    { portMapping: 'PlatformProxy', requiresTicket: true, says: true },
    { portMapping: 'PlatformProxy', requiresTicket: false, says: false },
    { portMapping: 'Default', requiresTicket: true, says: false },
  ] as const)(
    'says $says of tickets for $portMapping, required: $requiresTicket',
    async ({ says, ...settings }) => {
      const proxy = { ...loadConfig({}).proxy, ...settings };
      const strict = await createTestSite(database, { config: { proxy } });
      expect((await getConfig(strict)).json().proxyTicketRequired).toBe(says);
    },
  );

  test('answers 304 without a body to the tag it gave', async () => {
    const { headers } = await getConfig();
    expect(headers.etag).toMatch(/^W\/"/);
    const again = await getConfig(site, { 'if-none-match': headers.etag });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers.etag).toBe(headers.etag);
  });

  test('costs no statement when warm', async () => {
    await getConfig();
    const spy = vi.spyOn(pool, 'connect');
    await getConfig();
    expect(spy).not.toHaveBeenCalled();
    spy.mockRestore();
  });

  test('changes in every process when a setting does, and only in that field', async () => {
    const [before] = await Promise.all([getConfig(), getConfig(other)]);
    await setTitle('Harbour CTF');
    const after = await getConfig();
    expect(after.json()).toEqual({ ...before.json(), title: 'Harbour CTF' });
    expect(after.headers.etag).not.toBe(before.headers.etag);
    await expect.poll(async () => (await getConfig(other)).json().title).toBe('Harbour CTF');
    expect((await getConfig(other)).headers.etag).toBe(after.headers.etag);
  });
});
