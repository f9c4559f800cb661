import { loadPages, sizeOf } from '../bench/size-pages.ts';
import { expect, test } from '../fixtures/test.ts';

test('the pages that players open most stay within their JavaScript budgets', async ({
  browser,
}) => {
  const pages = await loadPages(browser);
  for (const { name, scripts } of pages) expect(scripts, name).not.toHaveLength(0);
  const over = pages.filter((page) => sizeOf(page.scripts) > page.target);
  // `npm run size` lists the modules.
  expect(over.map((page) => `${page.name}: ${sizeOf(page.scripts).toFixed(1)} KB`)).toEqual([]);
});
