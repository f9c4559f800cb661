import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { launchOptions } from '../../scripts/lib/browser.ts';
import { bundleForBrowser } from './bundle.ts';
import type { SessionReport } from './consumer/session.ts';
import { expectSession } from './expected.ts';
import { PLAYER } from './seed.ts';

const { userName, password } = PLAYER;

const SESSION = `<script type="module">
  import { runSession } from './session.js';
  const report = await runSession(location.origin, '${userName}', '${password}');
  document.querySelector('p').textContent = JSON.stringify(report);
</script>`;

const IMPORT_MAP = `<script type="importmap">{
  "imports": {
    "@halyard/sdk": "./node_modules/@halyard/sdk/lib/index.js"
  }
}</script>`;

let browser: Browser;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  browser = await chromium.launch(launchOptions);
});

afterAll(() => browser.close());

beforeEach(async () => {
  page = await browser.newPage();
  complaints = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
});

afterEach(() => page.close());

test('the package works in a browser page, bundled', async () => {
  const { code, parts } = await bundleForBrowser(inject('plainProject'), 'session.ts');
  await openPage(SESSION, (path) => parts.get(path) ?? code);
  expectSession(JSON.parse(await shown()) as SessionReport);
  expect(complaints).toStrictEqual([expect.stringContaining('404 (Not Found)')]);
});

test('the package works unbundled in a browser page, with an import map', async () => {
  await openPage(IMPORT_MAP + SESSION, (path) =>
    readFileSync(join(inject('plainProject'), path), 'utf8'),
  );
  expectSession(JSON.parse(await shown()) as SessionReport);
  expect(complaints).toStrictEqual([expect.stringContaining('404 (Not Found)')]);
});

test('the hooks show the standings in a browser page', async () => {
  const { code, parts } = await bundleForBrowser(inject('reactProject'), 'standings.tsx');
  const show = `<script type="module">
    import { showStandings } from './standings.js';
    showStandings(document.querySelector('main'), location.origin, 1);
  </script>`;
  await openPage(show, (path) => parts.get(path) ?? code);
  expect(await shown()).toBe('1 Spinnakers, 2 Trysails');
  expect(complaints).toStrictEqual([]);
});

test('a page of another origin reads what everybody may read, and nothing else', async () => {
  const { code } = await bundleForBrowser(inject('plainProject'), 'visitor.ts');
  const show = `<script type="module">
    import { visit } from './visitor.js';
    document.querySelector('p').textContent = JSON.stringify(await visit('${inject('siteUrl')}'));
  </script>`;
  await using tool = await serveTool(makePage(show), code);
  await page.goto(tool.url);
  expect(JSON.parse(await shown())).toStrictEqual({
    leader: 'Spinnakers',
    unchanged: true,
    refused: 'GAME_NOT_FOUND',
    teams: 'network',
  });
  const blocked = complaints.filter((text) => text.includes('blocked by CORS policy'));
  expect(blocked).toStrictEqual([expect.stringContaining('/api/team')]);
});

/** A web server with a page and the script that it loads. */
async function serveTool(html: string, script: string) {
  const server = createServer(({ url }, response) => {
    const isPage = url === '/';
    response.setHeader('Content-Type', isPage ? 'text/html' : 'text/javascript');
    response.end(isPage ? html : script);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await promisify(server.close.bind(server))();
    },
  };
}

function makePage(scripts: string): string {
  return `<!doctype html><html lang="en"><link rel="icon" href="data:," /><main><p></p></main>${scripts}</html>`;
}

/** A page with the server's origin, so that the browser stores the session cookie. */
async function openPage(scripts: string, read: (path: string) => string): Promise<void> {
  const base = `${inject('siteUrl')}/sdk-package/`;
  const html = makePage(scripts);
  await page.route(`${base}**`, (route) => {
    const path = route.request().url().slice(base.length);
    return path === ''
      ? route.fulfill({ contentType: 'text/html', body: html })
      : route.fulfill({ contentType: 'text/javascript', body: read(path) });
  });
  await page.goto(base);
}

/** The first text that the page shows. */
async function shown(): Promise<string> {
  const said = page.locator('p:not(:empty)');
  await said.waitFor({ timeout: 30_000 }).catch((cause: unknown) => {
    throw new Error(complaints.join('\n'), { cause });
  });
  return (await said.textContent()) ?? '';
}
