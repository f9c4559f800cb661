import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { countShifts } from '../fixtures/shifts.ts';
import { createHttpClient } from '../load/http-client.ts';
import { median } from '../load/median.ts';
import { sized } from '../load/quick.ts';
import { openRawStream } from '../load/raw-stream.ts';
import { RIGHT_FLAG, type SeededTeam } from '../load/seed.ts';
import type { PlayedGame } from './ui-player.ts';
import { isMark, readTrace, TRACE_CATEGORIES, workAfter } from './ui-trace.ts';

const SOLVES = 30;
const EVENTS = sized(5, 1);
const TRIES = 3;
/** Boards are published once a second: the next publication is not near this long after one. */
const AFTER_ONE_MILLISECONDS = 250;
const TIMEOUT_MILLISECONDS = 10_000;
/** Longer than pages wait before they fetch what an event does not tell. */
const WATCH_MILLISECONDS = 2500;
const HEARD = 'bench:heard';
const IDLE = 'bench:idle';

/** Milliseconds of the main thread, without slow-down. */
export interface SolvesCost {
  /** The median of what the page does in the seconds after an event, less what it does without one. */
  work: number;
  /** The work for the first event of a page, whose code is new. */
  first: number;
  /** The largest sum of layout shifts. */
  shift: number;
}

/** Lets thirty teams solve something within one publication while a scoreboard is open, on new pages. */
export async function measureSolves(played: PlayedGame, pages: number): Promise<SolvesCost[]> {
  const { game, url } = played;
  const play = createPlay(url, game.gameId, game.teams.slice(1));
  try {
    const costs: SolvesCost[] = [];
    while (costs.length < pages) costs.push(await measurePage(played, play));
    return costs;
  } finally {
    play.close();
  }
}

async function measurePage({ open }: PlayedGame, play: Play): Promise<SolvesCost> {
  const page = await open('scoreboard', '[role=grid] [role=row] a', markBoards);
  // The first announcement after the start of a server does not tell what has changed.
  await play.solve(1);
  await page.waitForTimeout(WATCH_MILLISECONDS);
  const rounds: { work: number; shift: number }[] = [];
  for (let tries = 0; rounds.length < EVENTS; tries += 1) {
    if (tries === EVENTS * TRIES) throw new Error('The solves were not published together.');
    const round = await measureEvent(page, play);
    if (round) rounds.push(round);
  }
  await page.context().close();
  return {
    work: median(rounds.map(({ work }) => work)),
    first: rounds[0]?.work ?? Number.NaN,
    shift: Math.max(...rounds.map(({ shift }) => shift)),
  };
}

/** Null if the solves were not published together. */
async function measureEvent(page: Page, play: Play) {
  const browser = page.context().browser();
  const shifts = await countShifts(page);
  const before = await shifts();
  await browser?.startTracing(page, { categories: TRACE_CATEGORIES });
  await page.evaluate((mark) => void performance.mark(mark), IDLE);
  await page.waitForTimeout(WATCH_MILLISECONDS);
  await play.solve(1);
  await page.waitForTimeout(AFTER_ONE_MILLISECONDS);
  const together = await play.solve(SOLVES);
  await page.waitForTimeout(WATCH_MILLISECONDS);
  const trace = readTrace((await browser?.stopTracing()) ?? Buffer.from(''));
  const shift = (await shifts()) - before;
  const [idle = 0] = workAfter(trace, isMark(IDLE), WATCH_MILLISECONDS);
  const work = workAfter(trace, isMark(HEARD), WATCH_MILLISECONDS).at(-1);
  if (work === undefined) throw new Error('The page hears nothing.');
  return together === SOLVES ? { work: Math.max(0, work - idle), shift } : null;
}

type Play = ReturnType<typeof createPlay>;

/** Teams that solve challenges, and an ear for what is published. */
function createPlay(url: string, gameId: number, teams: readonly SeededTeam[]) {
  const http = createHttpClient(SOLVES);
  const left = teams.flatMap(({ cookie, unsolved }, index) => {
    const challengeId = unsolved[index % unsolved.length];
    return challengeId === undefined ? [] : [{ cookie, challengeId }];
  });
  let onSolves: (count: number) => void = () => undefined;
  const stream = openRawStream({
    url,
    path: `/api/ext/live?game=${gameId}&topics=Board`,
    headers: { cookie: teams[0]?.cookie ?? '' },
    onEvent: (_id, data) => onSolves(countSolves(data)),
    onEnd: () => undefined,
  });

  async function submit({ cookie, challengeId }: (typeof left)[number]): Promise<void> {
    const { status } = await http.ask({
      url: `${url}/api/game/${gameId}/challenges/${challengeId}`,
      method: 'POST',
      headers: { cookie },
      body: { flag: RIGHT_FLAG },
    });
    if (status !== 200) throw new Error(`A flag was answered with ${status}.`);
  }

  return {
    /** Sends right flags at once; the number of solves in the announcement that follows. */
    async solve(count: number): Promise<number> {
      const { promise, resolve } = Promise.withResolvers<number>();
      onSolves = resolve;
      const late = pause(TIMEOUT_MILLISECONDS, -1, { ref: false });
      await Promise.all(left.splice(0, count).map(submit));
      return Promise.race([promise, late]);
    },
    close() {
      stream.close();
      http.close();
    },
  };
}

/** The number of solves in an event: 0 if it does not tell them. */
function countSolves(data: string): number {
  const { changes = [] } = JSON.parse(data) as { changes?: { solves: number[][] }[] };
  const rows = changes.flatMap(({ solves }) => solves);
  return rows.reduce((sum, row) => sum + (row.length - 3) / 3, 0);
}

/** Sets a mark when the page hears that its board has changed. */
async function markBoards(page: Page): Promise<void> {
  await page.addInitScript((mark) => {
    globalThis.SharedWorker = class extends SharedWorker {
      constructor(...args: ConstructorParameters<typeof SharedWorker>) {
        super(...args);
        this.port.addEventListener('message', ({ data }) => {
          if (data.kind === 'event' && data.event.topic === 'Board') performance.mark(mark);
        });
      }
    };
  }, HEARD);
}
