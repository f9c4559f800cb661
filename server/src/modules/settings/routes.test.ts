import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { formOf } from '../../contract/form.ts';
import { createContractSite } from '../../contract/contract-site.ts';
import { serveStatic } from '../../http/static.ts';

const site = await createContractSite({ config: { uploadLimitBytes: 10_000_000 } });
const { app, db } = site;
const headers = site.cookieOf('admin');

async function get() {
  return app.inject({ method: 'GET', url: '/api/admin/config', headers });
}

async function put(payload: object, more: Record<string, string> = {}) {
  const all = { ...headers, ...more };
  return app.inject({ method: 'PUT', url: '/api/admin/config', payload, headers: all });
}

async function config() {
  return (await app.inject({ method: 'GET', url: '/api/config' })).json();
}

async function uploadLogo(background: string) {
  const content = await sharp({ create: { width: 50, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
  const { body, headers: type } = await formOf(new Uint8Array(content), 'file');
  const all = { ...headers, ...type };
  return app.inject({ method: 'POST', url: '/api/admin/config/logo', payload: body, headers: all });
}

describe('updateSiteConfig', () => {
  test('changes the given fields and leaves all others', async () => {
    await put({ globalConfig: { title: 'Harbour', footerInfo: 'Hello' } });
    const answer = await put({ containerPolicy: { defaultLifetime: 60 }, globalConfig: {} });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
    expect((await get()).json()).toMatchObject({
      globalConfig: { title: 'Harbour', footerInfo: 'Hello', apiEncryption: false },
      containerPolicy: { defaultLifetime: 60, extensionDuration: 120 },
    });
    expect(await config()).toMatchObject({ title: 'Harbour', defaultLifetime: 60 });
  });

  test('takes the rest of a form with a setting that this server does not have, and says so in the log', async () => {
    const answer = await put({ globalConfig: { title: 'Quay', apiEncryption: true } });
    expect(answer.statusCode).toBe(200);
    expect((await get()).json()).toMatchObject({
      globalConfig: { title: 'Quay', apiEncryption: false },
    });
    await site.siteLog.flush();
    const lines = (await app.inject({ url: '/api/admin/logs?count=5', headers })).json();
    expect(lines.map(({ msg }: { msg: string }) => msg)).toContain(
      'Settings that this server does not have were ignored: apiEncryption.',
    );
  });

  test('clears texts, and ignores null where there is always a value', async () => {
    await put({ globalConfig: { title: 'Harbour', slogan: 'Tie', footerInfo: 'Hello' } });
    await put({
      accountPolicy: { allowRegister: null },
      globalConfig: { title: '', slogan: null, footerInfo: null },
    });
    expect((await get()).json()).toMatchObject({
      accountPolicy: { allowRegister: true },
      globalConfig: { title: 'GZ', slogan: 'Tie', footerInfo: null },
    });
  });

  test('accepts what it answered, as existing clients send it back', async () => {
    const before = (await get()).json();
    expect((await put(before)).statusCode).toBe(200);
    expect((await get()).json()).toEqual(before);
  });

  test('reads domains in any case, and rejects what is none', async () => {
    await put({ accountPolicy: { emailDomainList: ' Harbour.example,ropewalk.example, ' } });
    const { accountPolicy } = (await get()).json();
    expect(accountPolicy.emailDomainList).toBe('harbour.example, ropewalk.example');
    const below = { accountPolicy: { emailDomainList: '*.edu.example' } };
    expect((await put(below)).statusCode).toBe(200);
    expect(
      (await put({ accountPolicy: { emailDomainList: 'harbour example' } })).json(),
    ).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: 'accountPolicy.emailDomainList' }],
    });
    await put({ accountPolicy: { emailDomainList: '' } });
  });

  test('changes nothing when one field is wrong', async () => {
    const before = (await get()).json();
    const wrong = { globalConfig: { title: 'Other' }, containerPolicy: { renewalWindow: 361 } };
    expect((await put(wrong)).json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: 'containerPolicy.renewalWindow' }],
    });
    expect((await get()).json()).toEqual(before);
  });

  test('rejects a change of another version, and of two at once lets one through', async () => {
    const etag = String((await get()).headers.etag);
    const both = await Promise.all(
      ['One', 'Two'].map((title) => put({ globalConfig: { title } }, { 'if-match': etag })),
    );
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  });

  test('says in the log which settings were changed, and nothing where none was', async () => {
    await put({ globalConfig: { title: 'Logged', slogan: 'Twice' } });
    await put({ globalConfig: { title: 'Logged' } });
    const lines = await app.inject({
      method: 'GET',
      url: '/api/admin/logs?text=Settings+were',
      headers,
    });
    const messages = lines.json<{ msg: string }[]>().map(({ msg }) => msg);
    expect(messages[0]).toBe('Settings were changed: title, slogan.');
  });
});

describe('uploadLogo', () => {
  test('shows logo and icon to everybody, and deletes those before', async () => {
    expect((await uploadLogo('#f00')).statusCode).toBe(200);
    const first = (await get()).json().globalConfig;
    const logo = await app.inject({ method: 'GET', url: (await config()).logoUrl });
    expect(logo.headers['content-type']).toBe('image/webp');
    await uploadLogo('#00f');
    const second = (await get()).json().globalConfig;
    expect(second.logoHash).not.toBe(first.logoHash);
    const hashes = (await db.selectFrom('files').select('hash').execute()).map(({ hash }) => hash);
    expect(new Set(hashes)).toEqual(new Set([second.logoHash, second.faviconHash]));
  });

  test('is refused to be deleted as a file while it is shown', async () => {
    const { logoHash } = (await get()).json().globalConfig;
    const answer = await app.inject({ method: 'DELETE', url: `/api/assets/${logoHash}`, headers });
    expect(answer.json().code).toBe('FILE_IN_USE');
    const files = await app.inject({ method: 'GET', url: '/api/admin/files?count=1', headers });
    expect(files.json()).toMatchObject({ data: [{ uses: 1 }], length: 1, total: 2 });
  });
});

test('the served page has name, description and icon of the site, and changes with them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-page-'));
  writeFileSync(
    join(folder, 'index.html'),
    '<link rel="icon" href="/favicon.svg" /><title>Halyard</title>',
  );
  const pages = fastify();
  serveStatic(pages, folder, site.sitePage);
  const page = async (url = '/') => pages.inject({ method: 'GET', url });
  await put({ globalConfig: { title: 'One', description: 'Tie knots.' } });
  expect((await page()).body).toContain('<title>One</title>');
  expect((await page()).body).toContain('content="Tie knots."');
  const { etag } = (await page()).headers;
  await put({ globalConfig: { title: '<Two>' } });
  expect((await page()).body).toContain('<title>&lt;Two&gt;</title>');
  expect((await page()).headers.etag).not.toBe(etag);
  expect((await page()).body).toContain('/favicon.webp');
  expect((await page('/favicon.webp')).headers['content-type']).toBe('image/webp');
  await app.inject({ method: 'DELETE', url: '/api/admin/config/logo', headers });
  expect((await page()).body).toContain('/favicon.svg');
  expect((await page('/favicon.webp')).statusCode).not.toBe(200);
  await pages.close();
});
