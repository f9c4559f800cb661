import type { Page } from '@playwright/test';
import { sized } from '../load/quick.ts';
import { percentile } from './percentile.ts';
import type { PlayedGame } from './ui-player.ts';
import { isDispatchOf, readTrace, type Response, responses, TRACE_CATEGORIES } from './ui-trace.ts';

const SLOW_DOWN = 4;
const TYPED = sized('flag{the_tide_turns_at_noon_and_again_at_midnight}', 'flag{tide}').repeat(2);
/** A fast typist: 120 words a minute. */
const PAUSE_MILLISECONDS = 100;
const SETTLE_MILLISECONDS = 1500;
const FIELD = '[data-flag-field]';

/** The keys that 95 of 100 do not exceed; milliseconds on a CPU that is throttled four times. */
export interface TypingCost {
  /** Processor time of the main thread from the key to the end of the frame that shows it. */
  work: number;
  /** Wall-clock time for the same. */
  passed: number;
}

/** Types into the flag field of a challenge, and into a field on an empty page for comparison. */
export async function measureTyping({ open, game }: PlayedGame) {
  const page = await open('challenges', 'a[data-stop]');
  const [unsolved] = game.teams[0]?.unsolved ?? [];
  await page.locator(`a[data-stop][href*="challenge=${unsolved}"]`).first().click();
  await page.locator(FIELD).waitFor();
  const flag = await measureField(page, FIELD);
  const empty = await page.context().newPage();
  await empty.setContent('<input>');
  const bare = await measureField(empty, 'input');
  await page.context().close();
  return { flag, bare };
}

async function measureField(page: Page, field: string): Promise<TypingCost> {
  await page.locator(field).focus();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await page.waitForTimeout(SETTLE_MILLISECONDS);
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: TRACE_CATEGORIES });
  await page.keyboard.type(TYPED, { delay: PAUSE_MILLISECONDS });
  await page.waitForTimeout(SETTLE_MILLISECONDS);
  const trace = readTrace((await browser?.stopTracing()) ?? Buffer.from(''));
  const keys = responses(trace, isDispatchOf('keypress'), isDispatchOf('input'));
  if (keys.length < TYPED.length / 2) throw new Error('Most keys were not drawn by themselves.');
  const p95 = (name: keyof Response) =>
    percentile(
      keys.map((key) => key[name]),
      95,
    );
  return { work: p95('work'), passed: p95('passed') };
}
