import { createPost, createTeam, deletePost, deleteTeam, updateProfile } from '@halyard/sdk';
import type { Page } from '@playwright/test';
import { registerPlayer } from '../fixtures/accounts.ts';
import { watchNetwork } from '../fixtures/network.ts';
import { expect, test } from '../fixtures/test.ts';

/** Inputs that must never run, nor become a part of the page. */
const ATTACKS = [
  '<script>window.pwned = 1</script>',
  '<img src=x alt="" onerror="window.pwned = 2">',
  '<svg><animate onbegin="window.pwned = 3" attributeName=x dur=1s>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.pwned=4&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=window.pwned=5>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=window.pwned=6>',
  '<noscript><p title="</noscript><img src=x onerror=window.pwned=7>">',
  '<iframe srcdoc="<script>parent.pwned = 8</script>"></iframe>',
  '[a](javascript:window.pwned=9) [b](data:text/html,<script>window.pwned=9</script>)',
  '<a href="java&#10;script:window.pwned=10">c</a> <a href="vbscript:x">d</a>',
  '> [!NOTE]<img src=x onerror="window.pwned=11">',
  'x[^"><img src=x onerror=window.pwned=12>]\n\n[^"><img src=x onerror=window.pwned=12>]: y',
  '<details open ontoggle="window.pwned=13"><summary>s</summary></details>',
  '$\\href{javascript:window.pwned=14}{x}$',
].join('\n\n');

test('the attacks on posts succeed in a page that does not sanitise them', async ({ browser }) => {
  const page = await browser.newPage();
  await page.setContent('<main></main>');
  await page.locator('main').evaluate((main, html) => (main.innerHTML = html), ATTACKS);
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'pwned') as unknown))
    .toBeDefined();
  await page.close();
});

/** Elements that no text may make; pages of their own have forms. */
const IN_TEXTS = ['script', 'iframe', 'object', 'embed', 'form', 'style'];
const IN_PAGES = IN_TEXTS.slice(0, 4);

/** Opens a page and waits until it shows a text and asks for nothing more. */
async function openCalm(page: Page, path: string, shown: string): Promise<void> {
  const quiet = watchNetwork(page);
  await page.goto(path);
  await expect(page.getByText(shown).first()).toBeVisible();
  await quiet(500);
}

async function expectUnharmed(page: Page, forbidden = IN_TEXTS): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, 'pwned') as unknown)).toBeUndefined();
  const bad = await page.evaluate(
    (tags) =>
      [...document.querySelectorAll('main *')]
        .filter(
          (element) =>
            tags.includes(element.localName) ||
            [...element.attributes].some(
              ({ name, value }) =>
                name.startsWith('on') ||
                (name === 'href' && /^\W*(javascript|data|vbscript):/i.test(value)),
            ),
        )
        .map((element) => element.outerHTML.slice(0, 200)),
    forbidden,
  );
  expect(bad).toEqual([]);
}

test('nothing in a post runs: not in titles, summaries, tags or texts', async ({
  site,
  organiser,
  visit,
}) => {
  const title = '<img src=x onerror=window.pwned=20>';
  const id = await createPost(
    {
      title,
      summary: ATTACKS,
      content: ATTACKS,
      tags: ['<script>window.pwned=21</script>', '"><img src=x onerror=window.pwned=22>'],
      isPinned: true,
    },
    { client: organiser.client },
  );
  // The policy also reports what the sanitiser reads in a document of its own and throws away.
  const tolerated = [/Content Security Policy/, /Failed to load resource/];
  const page = await visit(site, { as: organiser, tolerated });
  for (const path of ['/', '/posts', `/posts/${id}`, `/posts/${id}/edit`]) {
    await openCalm(page, path, title);
    await expectUnharmed(page);
  }
  // Other journeys look at the same site.
  await deletePost(id, { client: organiser.client });
});

test('nothing in names, bios and teams runs, for others and for administrators', async ({
  site,
  organiser,
  visit,
}) => {
  const name = '<i onclick=a>';
  const bio = '<img src=x onerror="window.pwned = 30">';
  const team = '<svg onload=pwned=1>';
  const eve = await registerPlayer(site.url, 'eve-hostile');
  await updateProfile({ userName: name, realName: bio, bio }, { client: eve.client });
  const { id } = await createTeam({ name: team, bio }, { client: eve.client });
  for (const [as, path, shown] of [
    [eve, '/account/profile', name],
    [eve, '/teams', team],
    [organiser, '/admin/users', name],
    [organiser, '/admin/teams', team],
    [organiser, '/admin/logs', name],
  ] as const) {
    const page = await visit(site, { as });
    await openCalm(page, path, shown);
    await expectUnharmed(page, IN_PAGES);
    await page.close();
  }
  // Other journeys look at the same site.
  await deleteTeam(id, { client: eve.client });
});
