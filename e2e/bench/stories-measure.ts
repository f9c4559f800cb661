// oxlint-disable no-underscore-dangle -- Storybook names its preview so.
import { chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { launchOptions } from '../../scripts/lib/browser.ts';

/** The cost of a story for the person who opens it, its steps included. */
export interface StoryCost {
  /** The story's part of the address: `controls-button--primary`. */
  id: string;
  /** Milliseconds of processor time of the page's main thread, without accessibility checks. */
  cpu: number;
}

interface StoryIndex {
  entries: Record<string, { id: string; type: string }>;
}

/** The parts of Storybook's preview that are used here. */
interface Preview {
  channel: {
    on(event: string, listen: (news: { storyId: string }) => void): void;
    emit(event: string, news: object): void;
  };
  loadStory(of: { storyId: string }): Promise<{ storyGlobals: Record<string, unknown> }>;
}
declare global {
  /** Defined only in the page. */
  var __STORYBOOK_PREVIEW__: Preview;
}

const WIDE = { width: 1280, height: 800 };
/** Longer than any story waits for anything. */
const TIMEOUT = 60_000;

/**
 * Opens the stories of a built Storybook one after another in the same tab, as its sidebar does.
 * @param folder the built Storybook
 * @param limit how many stories at most
 */
export async function measureStories(folder: string, limit: number): Promise<StoryCost[]> {
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const browser = await chromium.launch(launchOptions);
  try {
    const [address] = server.resolvedUrls?.local ?? [];
    const index = (await (await fetch(`${address}index.json`)).json()) as StoryIndex;
    const ids = Object.values(index.entries).flatMap(({ id, type }) =>
      type === 'story' ? [id] : [],
    );
    const page = await browser.newPage({ viewport: WIDE });
    const cpu = await readsCpu(page);
    // The page opens with a story that is not measured first: one that is shown already would not start again.
    await page.goto(
      `${address}iframe.html?viewMode=story&id=${ids.at(-1)}&globals=a11y.manual:!true`,
    );
    await page.locator('#storybook-root > *').first().waitFor();
    const costs: StoryCost[] = [];
    for (const id of ids.slice(0, limit)) {
      const before = await cpu();
      await openStory(page, id);
      costs.push({ id, cpu: (await cpu()) - before });
    }
    return costs;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Reads the processor time of the main thread so far: other processes do not count. */
async function readsCpu(page: Page): Promise<() => Promise<number>> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
}

async function openStory(page: Page, storyId: string): Promise<void> {
  await page.setViewportSize({ ...WIDE, width: await widthOf(page, storyId) });
  const shown = page.evaluate(
    (id) =>
      new Promise<void>((resolve) => {
        const { channel } = globalThis.__STORYBOOK_PREVIEW__;
        channel.on('storyFinished', (news) => news.storyId === id && resolve());
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    storyId,
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${storyId} does not finish`)), TIMEOUT);
  });
  await Promise.race([shown, late]).finally(() => clearTimeout(timer));
}

/** The width for which a story is made (`w390`); Storybook's frame would set it. */
async function widthOf(page: Page, storyId: string): Promise<number> {
  const viewport = await page.evaluate(
    async (id) =>
      (await globalThis.__STORYBOOK_PREVIEW__.loadStory({ storyId: id })).storyGlobals['viewport'],
    storyId,
  );
  const { value = '' } = (viewport ?? {}) as { value?: string };
  return Number(/^w(\d+)$/.exec(value)?.[1] ?? WIDE.width);
}
