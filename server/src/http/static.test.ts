import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setErrorHandler } from './error-handler.ts';
import { inlineScriptHashes, serveStatic } from './static.ts';

const HTML = '<!doctype html><script>let a = 1;</script><script src="/static/a-1.js"></script>';
const SCRIPT = 'export const words = "words words words words words words words words";';

let folder: string;
let app: FastifyInstance;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'static-'));
  mkdirSync(join(folder, 'static'));
  writeFileSync(join(folder, 'index.html'), HTML);
  writeFileSync(join(folder, 'robots.txt'), 'none');
  writeFileSync(join(folder, 'static/a-1.js'), SCRIPT);
  writeFileSync(join(folder, 'static/b-2.js'), SCRIPT);
  writeFileSync(join(folder, 'static/b-2.js.gz'), 'prepared');
  app = makeApp(folder);
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

function makeApp(from: string): FastifyInstance {
  const made = fastify({ routerOptions: { caseSensitive: false } });
  setErrorHandler(made);
  serveStatic(made, from);
  return made;
}

describe('serveStatic', () => {
  test('serves files with hashed names for ever', async () => {
    const answer = await app.inject('/static/a-1.js');
    expect(answer.body).toBe(SCRIPT);
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(answer.headers['cache-control']).toContain('immutable');
  });

  test.each(['/robots.txt', '/static/a-1.js', '/login'])('%s is only read', async (url) => {
    const answer = await app.inject({ method: 'POST', url, payload: {} });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers['allow']).toBe('GET, HEAD, OPTIONS');
    const options = await app.inject({ method: 'OPTIONS', url });
    expect([options.statusCode, options.headers['allow']]).toEqual([204, 'GET, HEAD, OPTIONS']);
  });

  test.each(['/api/nonsense', '/static/missing.js'])(
    'nothing is at %s for a write',
    async (url) => {
      const answer = await app.inject({ method: 'POST', url, payload: {} });
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['allow']).toBeUndefined();
    },
  );

  test('lets other files be asked for again', async () => {
    const answer = await app.inject('/robots.txt');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test('answers 304 to a known tag', async () => {
    const first = await app.inject('/static/a-1.js');
    const second = await app.inject({
      url: '/static/a-1.js',
      headers: { 'if-none-match': `"other", ${first.headers.etag}` },
    });
    expect(second.statusCode).toBe(304);
    expect(second.body).toBe('');
  });

  test('compresses what the build did not', async () => {
    const br = await app.inject({
      url: '/static/a-1.js',
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(SCRIPT);
    const gzip = await app.inject({
      url: '/static/a-1.js',
      headers: { 'accept-encoding': 'gzip, br;q=0' },
    });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(SCRIPT);
    expect(gzip.headers['vary']).toBe('Accept-Encoding');
  });

  test('prefers what the build prepared, and does not serve it as a file', async () => {
    const answer = await app.inject({
      url: '/static/b-2.js',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(answer.body).toBe('prepared');
    expect((await app.inject('/static/b-2.js.gz')).statusCode).toBe(404);
  });

  test('leaves bodies that compression would lengthen', async () => {
    const answer = await app.inject({ url: '/robots.txt', headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body).toBe('none');
  });

  test('gives the page for every address of the app, with its policy', async () => {
    for (const url of ['/', '/index.html', '/Games/12/Scoreboard?x=1', '/apiary']) {
      const answer = await app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } });
      expect(answer.body, url).toBe(HTML);
      expect(answer.headers['cache-control']).toBe('no-cache');
      const [hash = ''] = inlineScriptHashes(HTML);
      const policy = answer.headers['content-security-policy'];
      expect(policy).toContain(`'sha256-${hash}'`);
      expect(policy).toContain("; style-src 'self';");
      expect(policy).not.toContain('frame-src');
    }
  });

  test('allows scripts and frames of the services that the site uses, and of no other', async () => {
    const origin = 'https://challenges.cloudflare.com';
    const guarded = fastify();
    serveStatic(guarded, folder, undefined, [origin]);
    const policy = String((await guarded.inject('/')).headers['content-security-policy']);
    const sources = new Map(policy.split('; ').map((part) => [part.split(' ')[0], part]));
    expect(sources.get('script-src')).toMatch(/^script-src 'self' 'sha256-\S+' (\S+)$/);
    expect(sources.get('frame-src')).toBe(`frame-src ${origin}`);
    expect(policy.split(origin)).toHaveLength(3);
    await guarded.close();
  });

  test('answers HEAD without a body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/games' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
    expect(answer.headers['content-length']).toBe(String(HTML.length));
  });

  test('answers 404 JSON below the addresses of the server', async () => {
    for (const url of ['/api/nothing', '/API/nothing', '/api', '/assets/x', '/hub/x']) {
      const answer = await app.inject({ url, headers: { accept: 'text/html' } });
      expect(answer.statusCode, url).toBe(404);
      expect(answer.json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
  });

  test('does not answer the page for a missing file or to a script', async () => {
    const requests = [
      { url: '/static/gone-1.js' },
      { url: '/icon.png', headers: { accept: 'image/*,*/*' } },
      { url: '/games', headers: { accept: 'application/json' } },
      { url: '/%E0%A4%A' },
      { url: '/../package.json' },
    ];
    for (const request of requests) {
      const status = (await app.inject(request)).statusCode;
      expect([400, 404], request.url).toContain(status);
    }
  });

  test('answers NOT_FOUND while nothing is built', async () => {
    await using empty = makeApp(join(folder, 'missing'));
    const answer = await empty.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('inlineScriptHashes', () => {
  test('hashes inline scripts only', () => {
    expect(inlineScriptHashes(HTML)).toHaveLength(1);
    expect(inlineScriptHashes('<script></script>')).toEqual([
      '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
    ]);
  });
});
