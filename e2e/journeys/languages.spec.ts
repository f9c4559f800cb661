import type { Page } from '@playwright/test';
import type { Person } from '../fixtures/accounts.ts';
import { findMisfits } from '../fixtures/layout.ts';
import { matrix } from '../fixtures/matrix.ts';
import {
  askMachine,
  breakPage,
  MISSING_CODE,
  openKeys,
  openLanguages,
  openPalette,
} from '../fixtures/overlays.ts';
import { watchNetwork } from '../fixtures/network.ts';
import { testOnStage } from '../fixtures/stage.ts';
import { expect } from '../fixtures/test.ts';

const test = testOnStage({
  game: 'Babel CTF',
  player: 'polyglot',
  team: 'Rolling Hitch',
  solved: 1,
});

const WRONG_PASSWORD = /401 \(Unauthorized\).*\/api\/account\/login$/;

test('choosing German asks for confirmation, applies at once and is kept', async ({
  site,
  visit,
}) => {
  const page = await visit(site, { tolerated: [WRONG_PASSWORD] });
  await page.goto('/account/login');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  const question = page.getByRole('dialog', { name: 'Machine Translation' });
  await expect(question).toContainText('may be inaccurate');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Anmelden', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');

  await page.getByLabel('Benutzername oder E-Mail').fill('niemand');
  await page.getByRole('textbox', { name: 'Passwort' }).fill('Falsch-123');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByText('Der Benutzername oder das Passwort ist falsch.')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Anmelden', level: 1 })).toBeVisible();
});

test('a browser that prefers German gets German in every tab', async ({ site, visit }) => {
  const page = await visit(site, { locale: 'de-AT' });
  await page.goto('/games');
  await expect(page.getByRole('heading', { name: 'Wettkämpfe', level: 1 })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/games');
  await other.getByRole('button', { name: 'Sprache', exact: true }).click();
  await other.getByRole('button', { name: 'English' }).click();
  await expect(other.getByRole('heading', { name: 'Games', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Games', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});

test('a language without a translation falls back to English', async ({ site, visit }) => {
  const page = await visit(site, { locale: 'tlh' });
  await page.goto('/games');
  await expect(page.getByRole('heading', { name: 'Games', level: 1 })).toBeVisible();
});

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

const isInSample = ({ language }: { language: string }) => language === 'en-XA';
// The journey of widths opens every screen in German, too.
const LONG_WORDS = [
  ...SIZES.map((viewport) => ({ viewport, language: 'en-XA' })),
  { viewport: SIZES[0], language: 'de-DE' },
];

for (const { viewport, language } of matrix(LONG_WORDS, isInSample)) {
  test(`longer texts fit: ${language} at ${viewport.width} px`, async ({
    site,
    stage,
    organiser,
    visit,
  }) => {
    const { game } = stage;
    const staff = `/admin/games/${game.id}`;
    const [challenge] = game.challenges;
    const places: [Person | undefined, string, ((page: Page) => Promise<void>)?][] = [
      [undefined, '/'],
      [undefined, '/account/login'],
      [undefined, '/account/login', openLanguages],
      [undefined, '/account/login', askMachine],
      [undefined, '/account/register'],
      [undefined, '/account/recovery'],
      [undefined, '/account/reset?token=abc&email=YWRhQGNyZXcuZXhhbXBsZQ=='],
      [undefined, '/account/verify?token=abc&email=YWRhQGNyZXcuZXhhbXBsZQ=='],
      [undefined, '/account/confirm?token=abc&email=YWRhQGNyZXcuZXhhbXBsZQ=='],
      [undefined, '/nowhere'],
      [undefined, '/posts'],
      [undefined, '/about'],
      [stage.player, '/'],
      [stage.player, '/games'],
      [stage.player, '/games', openPalette],
      [stage.player, '/games', openKeys],
      [stage.player, '/teams'],
      [stage.player, '/account/profile'],
      [stage.player, '/admin/games'],
      [stage.player, `/games/${game.id}`],
      [stage.player, `/games/${game.id}/challenges`],
      [stage.player, `/games/${game.id}/challenges?challenge=${challenge?.id}`],
      [stage.player, `/games/${game.id}/scoreboard`],
      [stage.player, '/games', breakPage],
      [organiser, '/admin/games'],
      [organiser, '/admin/games', openPalette],
      [organiser, '/admin/instances'],
      [organiser, '/admin/users'],
      [organiser, '/admin/teams'],
      [organiser, '/admin/audit'],
      [organiser, '/admin/logs'],
      [organiser, '/admin/settings'],
      [organiser, '/admin/tokens'],
      [organiser, '/admin/files'],
      [organiser, '/posts'],
      [organiser, '/posts/new/edit'],
      [organiser, `${staff}/info`],
      [organiser, `${staff}/challenges`],
      [organiser, `${staff}/challenges/${challenge?.id}`],
      [organiser, `${staff}/notices`],
      [organiser, `${staff}/review`],
    ];
    const misfits: string[] = [];
    for (const as of [undefined, stage.player, organiser]) {
      const page = await visit(site, { viewport, tolerated: [MISSING_CODE], ...(as && { as }) });
      const quiet = watchNetwork(page);
      await page.addInitScript((code) => localStorage.setItem('halyard-language', code), language);
      for (const [, path, act] of places.filter(([who]) => who === as)) {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
        await quiet(500);
        await act?.(page);
        const name = [path, act?.name].filter(Boolean).join(' ');
        misfits.push(...(await findMisfits(page)).map((misfit) => `${name}: ${misfit}`));
        const shots = process.env['SHOTS'];
        if (shots !== undefined) {
          const file = `${language}-${viewport.width}-${name.replaceAll(/\W+/g, '_')}`;
          await page.screenshot({ path: `${shots}/${file}.png` });
        }
      }
    }
    expect(misfits).toEqual([]);
  });
}
