import type { Page } from '@playwright/test';
import { median } from '../load/median.ts';
import { sized } from '../load/quick.ts';
import type { PlayedGame } from './ui-player.ts';
import {
  isDispatchOf,
  isMark,
  readTrace,
  responses,
  TRACE_CATEGORIES,
  workAfter,
} from './ui-trace.ts';

/** The pause of the focus after which a challenge is fetched, and the time that this takes. */
const AHEAD_MILLISECONDS = 700;
/** Includes transitions and what follows the first paint of a panel. */
const WATCH_MILLISECONDS = 1000;
const SHOWN = 'bench:shown';
const OPENED = sized(12, 3);

/** Milliseconds of the main thread, without slow-down. */
export interface OpeningCost {
  /** The time from the key to the frame that shows statement and flag field; the median of the challenges. */
  panel: number;
  /** The work in the second from the key on, the panel included; also the median. */
  second: number;
  /** The panel of the first challenge that a page opens takes longer, because its code is new. */
  first: number;
}

/** Opens the challenges of a page with the keyboard, each for the first time, after it was fetched. */
export async function measureOpening({ open }: PlayedGame): Promise<OpeningCost> {
  const page = await open('challenges', 'a[data-stop]');
  const costs: { panel: number; second: number }[] = [];
  const ids = (await page.evaluate(listIds)).slice(0, OPENED);
  for (const id of ids) costs.push(await measureOne(page, id));
  await page.context().close();
  const [first, ...others] = costs;
  if (!first) throw new Error('There is no challenge to open.');
  return {
    panel: median(others.map(({ panel }) => panel)),
    second: median(others.map(({ second }) => second)),
    first: first.panel,
  };
}

async function measureOne(page: Page, id: string) {
  await page.evaluate(focusCard, id);
  await page.waitForTimeout(AHEAD_MILLISECONDS);
  await page.evaluate(markWhenShown, [id, SHOWN] as const);
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: TRACE_CATEGORIES });
  await page.keyboard.press('Enter');
  await page.waitForTimeout(WATCH_MILLISECONDS);
  const trace = readTrace((await browser?.stopTracing()) ?? Buffer.from(''));
  const isKey = isDispatchOf('keydown');
  const [response] = responses(trace, isKey, isMark(SHOWN));
  const [second] = workAfter(trace, isKey, WATCH_MILLISECONDS);
  if (!response || second === undefined) throw new Error(`Challenge ${id} did not open.`);
  return { panel: response.work, second };
}

/** Runs in the page: the ids of the challenges in the order of their cards. */
function listIds(): string[] {
  const cards = [...document.querySelectorAll<HTMLAnchorElement>('a[data-stop]')];
  const ids = cards.flatMap(({ href }) => new URL(href).searchParams.get('challenge') ?? []);
  // Notices link to challenges as well.
  return [...new Set(ids)];
}

/** Runs in the page. */
function focusCard(id: string): void {
  const cards = [...document.querySelectorAll<HTMLAnchorElement>('a[data-stop]')];
  cards.find(({ href }) => new URL(href).searchParams.get('challenge') === id)?.focus();
}

/** Runs in the page: sets a mark when another flag field and another statement are there. */
function markWhenShown([id, mark]: readonly [string, string]): void {
  const read = () => ({
    field: document.querySelector('[data-flag-field]'),
    statement: [...document.querySelectorAll('p')].find(({ textContent }) =>
      textContent.startsWith('What the statement says.'),
    ),
  });
  const last = read();
  new MutationObserver((_changes, observer) => {
    const { field, statement } = read();
    if (!field || !statement || field === last.field || statement === last.statement) return;
    if (new URL(location.href).searchParams.get('challenge') !== id) return;
    performance.mark(mark);
    observer.disconnect();
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}
