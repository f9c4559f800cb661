import { createPost, deletePost } from '@halyard/sdk';
import type { Page } from '@playwright/test';
import { press } from '../fixtures/keyboard.ts';
import { expect, test } from '../fixtures/test.ts';

/** What must never run, nor become a part of the page. */
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

async function expectUnharmed(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => Reflect.get(window, 'pwned') as unknown)).toBeUndefined();
  const bad = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter(
        (element) =>
          /^(script|iframe|form|style|object|embed)$/i.test(element.tagName) ||
          [...element.attributes].some(
            ({ name, value }) =>
              name.startsWith('on') ||
              (name === 'href' && /^\W*(javascript|data|vbscript):/i.test(value)),
          ),
      )
      .map((element) => element.outerHTML.slice(0, 200)),
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
    await page.goto(path);
    await expect(page.getByText(title).first()).toBeVisible();
    await expectUnharmed(page);
  }
  // Other journeys look at the same site.
  await deletePost(id, { client: organiser.client });
});

test('an organiser writes, pins, changes and deletes a post by keyboard alone', async ({
  site,
  organiser,
  visit,
}) => {
  const page = await visit(site, { as: organiser });
  await page.goto('/posts/new/edit');
  await page.getByRole('textbox', { name: 'Title' }).focus();
  await page.keyboard.type('The fog lifts');
  await page.getByRole('textbox', { name: /^Text/ }).focus();
  await page.keyboard.type('## Berths\n\nOpen from noon.');
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Open from noon.');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1, name: 'The fog lifts' })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Pin “The fog lifts” to the top' }));
  await expect(page.getByRole('button', { name: 'Unpin “The fog lifts”' })).toBeVisible();

  await press(page, page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }));
  await page.getByRole('textbox', { name: 'Title' }).fill('The fog has lifted');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1, name: 'The fog has lifted' })).toBeVisible();

  await press(page, page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }));
  await press(page, page.getByRole('button', { name: 'Delete post…' }));
  await press(page, page.getByRole('button', { name: 'Delete the post' }));
  await expect(page).toHaveURL(/\/posts$/);
  await expect(page.getByRole('link', { name: 'The fog has lifted' })).toHaveCount(0);
});
