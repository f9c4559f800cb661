import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dark } from '../ui-kit/src/tokens/dark.ts';
import { light } from '../ui-kit/src/tokens/light.ts';
import { launchOptions } from './lib/browser.ts';
import { root, run } from './lib/run.ts';

const built = join(root, '.cache/built-storybook');
/** Pages whose tables have the widest types. */
const WIDEST = ['controls-button', 'data-display-datatable', 'ctf-pieces-scorematrix'];

let server: PreviewServer;
let browser: Browser;
let address: string;

beforeAll(async () => {
  const args = ['build', '--quiet', '--disable-telemetry', '--output-dir', built];
  // Storybook is built as people build it, not with the libraries' code for tests.
  const env = { NODE_ENV: 'production', VITEST: undefined };
  run('storybook', args, { cwd: join(root, 'ui-kit'), quiet: true, env });
  server = await preview({
    root: built,
    configFile: false,
    logLevel: 'error',
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0 },
  });
  address = server.resolvedUrls?.local[0] ?? '';
  browser = await chromium.launch(launchOptions);
}, 600_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function open(path: string, width = 1440): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  page.setDefaultTimeout(60_000);
  await page.goto(address + path);
  return page;
}

/** `#0a0e10` as browsers write it. */
function inRgb(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}

const documentation = (id: string) => `iframe.html?viewMode=docs&id=${id}--component`;

test('the first page draws components', async () => {
  const page = await open('');
  const frame = page.frameLocator('#storybook-preview-iframe');
  await frame.getByRole('heading', { level: 1, name: 'All components' }).waitFor();
  expect(await frame.locator('main li, .sbdocs li').count()).toBeGreaterThan(100);
  // The picture of the first component, Card.
  await frame.getByText('Loose Cannon').first().waitFor();
  await frame.getByRole('link', { name: 'FlagField' }).click();
  await page.waitForURL(/path=\/docs\/ctf-pieces-flagfield--component/);
  await page.close();
});

test('tables of props have types and fit', async () => {
  for (const id of WIDEST) {
    const page = await open(documentation(id), 390);
    const table = page.locator('#storybook-docs .docblock-argstable').first();
    await table.waitFor();
    const excess = await page.evaluate<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    expect(excess, id).toBe(0);
    const cells = await table.locator('tbody td:nth-child(2)').allInnerTexts();
    expect(cells.length, id).toBeGreaterThan(0);
    for (const cell of cells) {
      // A sentence, then the type.
      expect(cell, id).toMatch(/\S[\s\S]*\n\s*\S/);
      expect(cell, id).not.toMatch(/^(?:union|unknown)$/m);
    }
    await page.close();
  }
});

test('the code of an example has names', async () => {
  const page = await open(documentation('controls-button'));
  await page.locator('#storybook-docs .docblock-code-toggle').first().click();
  const codes = page.locator('#storybook-docs .docblock-source');
  // The first is shown, the others are there for who opens them.
  await expect
    .poll(async () => (await codes.allTextContents()).join('\n'), { timeout: 60_000 })
    .toContain('<Button');
  const text = (await codes.allTextContents()).join('\n');
  expect(text).toContain('onClick={() => {}}');
  expect(text).not.toMatch(/function \w+\(/);
  await page.close();
});

test('the toolbar shows the language that a story needs, and is disabled', async () => {
  const page = await open('?path=/story/controls-datetimefield--other-language');
  const menu = page.getByRole('button', { name: /日本語/ });
  await menu.waitFor();
  expect(await menu.isDisabled()).toBe(true);
  await page.close();
});

test('Storybook around the page has the theme of the toolbar', async () => {
  for (const [theme, { bg }] of Object.entries({ light, dark })) {
    const page = await open(`?path=/docs/controls-button--component&globals=theme:${theme}`);
    const background = (): Promise<string> =>
      page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
    await expect.poll(background, { timeout: 60_000 }).toBe(inRgb(bg));
    await page.close();
  }
});

test('a search result says whether it is a component or a guide', async () => {
  const page = await open('');
  await page.getByPlaceholder('Find components').fill('colour');
  const results = page.getByRole('option');
  await results.first().waitFor();
  const texts = (await results.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '));
  expect(texts).toContain('Guide Guides Colour');
  expect(texts).toContain('Component Controls ColourField');
  await page.close();
});
