import { testOnStage } from '../fixtures/stage.ts';
import { expect } from '../fixtures/test.ts';

const test = testOnStage({
  game: 'Still Water',
  player: 'thora',
  team: 'Clove Hitch',
  solved: 1,
});

const VISITOR_PAGES = ['/', '/games', '/account/login', '/account/register'];

test('a visitor without a session causes no refused request', async ({ site, stage, visit }) => {
  const page = await visit(site);
  const profiles: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/account/profile')) profiles.push(page.url());
  });
  const game = `/games/${stage.game.id}`;
  for (const address of [...VISITOR_PAGES, game, `${game}/scoreboard`]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(profiles).toEqual([]);
});

test('no request of a game page ends as aborted, and none is sent twice', async ({
  site,
  stage,
  visit,
}) => {
  const page = await visit(site, { as: stage.player });
  const failed: string[] = [];
  const sent: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  page.on('request', (request) => sent.push(request.url()));
  await page.goto(`/games/${stage.game.id}/challenges`);
  await expect(page.getByRole('link', { name: /^Cold storage, / })).toBeVisible();
  const calls = sent.filter((url) => url.includes('/api/'));
  expect(calls).toEqual([...new Set(calls)]);
  await page.waitForResponse((poll) => poll.status() === 304, { timeout: 60_000 });
  await page.waitForTimeout(500);
  expect(failed).toEqual([]);
});
