import { createPost, getConfig, languages } from '@halyard/sdk';
import type { Page } from '@playwright/test';
import { openGame } from '../fixtures/games.ts';
import { findMisfits } from '../fixtures/layout.ts';
import { matrix } from '../../scripts/lib/matrix.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { findForeign, readTexts, readWords, type Words } from '../fixtures/words.ts';

const GAME = 'Polyglot CTF';
const POST = 'Lorem ipsum';

interface Stage {
  english: Words;
  /** User content. */
  names: readonly string[];
}

const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ site, organiser, browser }, use) => {
      await openGame(organiser.client, GAME);
      const post = { title: POST, summary: POST, content: POST, tags: [] };
      await createPost(post, { client: organiser.client });
      const page = await browser.newPage({ baseURL: site.url });
      const words = dictionary(page, 'en-US');
      await page.goto(SIGN_IN);
      const { title, slogan } = await getConfig({ client: organiser.client });
      await use({ english: await words, names: [GAME, POST, title, slogan] });
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** The texts of a language, as fetched by the page. */
async function dictionary(page: Page, code: string): Promise<Words> {
  const file = await page.waitForResponse((response) =>
    response.url().includes(`/static/${code.toLowerCase()}.`),
  );
  return readWords(await file.json());
}

const SIGN_IN = '/account/login';

/** The key of each page's heading, and the user content that shows that it is loaded. */
const PAGES: readonly [path: string, heading: string, content?: string][] = [
  ['/', 'home.now', GAME],
  ['/games', 'games.title', GAME],
  ['/posts', 'posts.title', POST],
  ['/about', 'about.title'],
  [SIGN_IN, 'account.signInTitle'],
  ['/nowhere', 'frame.notFoundTitle', GAME],
];

/** Languages with a separate font file. */
const SUBSETS: Readonly<Record<string, string>> = { 'ru-RU': 'cyrillic', 'vi-VN': 'vietnamese' };
/** Languages that use the system's fonts. */
const SYSTEM_FONTS = new Set(['zh-CN', 'zh-TW', 'ja-JP', 'ko-KR']);
const viewport = { width: 390, height: 844 };

/** The base language, a translated one, one with its own font file, one with the system's fonts. */
const SAMPLE = new Set(['en-US', 'de-DE', 'vi-VN', 'ja-JP']);

for (const language of matrix(languages, ({ code }) => SAMPLE.has(code))) {
  const { code, name } = language;
  test(`${name} (${code}) can be chosen, is used on every page and in requests, and fits`, async ({
    site,
    stage: { english, names },
    visit,
  }) => {
    const chooser = await visit(site, { viewport });
    await chooser.goto(SIGN_IN);
    const fetched = code === 'en-US' ? english : dictionary(chooser, code);
    await choose(chooser, language);
    const own = await fetched;
    await expect(chooser.locator('html')).toHaveAttribute('lang', code);

    const storageState = await chooser.context().storageState();
    expect(storageState.origins[0]?.localStorage).toContainEqual({
      name: 'halyard-language',
      value: code,
    });

    // A later visit, without the dictionaries that the language dialog has fetched.
    const page = await visit(site, { viewport, storageState });
    const wishes: (string | undefined)[] = [];
    page.on('request', (request) => {
      const isCall = new URL(request.url()).pathname.startsWith('/api/');
      if (isCall) wishes.push(request.headers()['accept-language']);
    });
    const faults: string[] = [];
    const subsets = new Set<string>();
    for (const [path, heading, content] of PAGES) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      const title = own.get(heading) ?? '';
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
      if (content !== undefined) await expect(page.getByText(content).first()).toBeVisible();
      for (const subset of await loadedSubsets(page)) subsets.add(subset);
      const foreign = findForeign(await readTexts(page), { own, english, names });
      faults.push(...[...foreign, ...(await findMisfits(page))].map((each) => `${path}: ${each}`));
    }
    expect(faults).toEqual([]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(wishes.length).toBeGreaterThan(PAGES.length);
    expect([...new Set(wishes)]).toEqual([code]);
    expect([...subsets]).toEqual(code in SUBSETS ? ['latin', SUBSETS[code]] : ['latin']);
    if (!SYSTEM_FONTS.has(code)) expect(await fontsOf(page, 'h1')).toEqual(['own']);
  });
}

async function choose(
  page: Page,
  { name, machineTranslated }: (typeof languages)[number],
): Promise<void> {
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
  if (!machineTranslated) return;
  const question = page.getByRole('dialog', { name: 'Machine Translation' });
  await question.getByRole('button', { name: 'Confirm' }).click();
}

/** The subsets of font files that the page has fetched. */
async function loadedSubsets(page: Page): Promise<string[]> {
  const ranges = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ status, unicodeRange }) => status === 'loaded' && unicodeRange !== 'U+0-10FFFF')
      .map(({ unicodeRange }) => unicodeRange);
  });
  return ranges.toSorted().map((range) => {
    if (/U\+0*400-/i.test(range)) return 'cyrillic';
    if (/U\+1EA0-/i.test(range)) return 'vietnamese';
    return /U\+0*0-FF\b|U\+0*100-/i.test(range) ? 'latin' : range;
  });
}

/** Reads the fonts that render an element's text. */
async function fontsOf(page: Page, selector: string): Promise<('own' | 'system')[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ isCustomFont }) => (isCustomFont ? 'own' : 'system'));
}

test('without a dictionary a page shows an error, and its texts after trying again', async ({
  site,
  visit,
}) => {
  const page = await visit(site, { locale: 'fr-FR', viewport, tolerated: [/ERR_FAILED/] });
  await page.route('**/static/*.json', (route) => route.abort());
  await page.goto('/games');
  await expect(page.getByText(/server cannot be reached/)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  expect(await findMisfits(page)).toEqual([]);
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(again).toBeEnabled();
  await page.unroute('**/static/*.json');
  await again.click();
  await expect(page.getByRole('heading', { name: 'Compétitions', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
});
