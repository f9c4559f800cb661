import type { Maker } from './engine.ts';

/** One server starts so many containers at the same time. */
const AT_ONCE = 4;

/**
 * What the engine itself needs: as many containers with the same limits, wanted at the same moment,
 * made and started as many at once as the server does. Milliseconds from that moment until each
 * answers at its port.
 */
export async function measureFloor(maker: Maker, count: number): Promise<number[]> {
  const made: string[] = [];
  const answers: Promise<number>[] = [];
  let begun = 0;
  const wanted = performance.now();

  async function work(): Promise<void> {
    while (begun < count) {
      begun += 1;
      const name = await maker.make();
      made.push(name);
      const answer = maker.untilAnswers(name).then(() => performance.now() - wanted);
      // Its failure is told at the end.
      answer.catch(() => undefined);
      answers.push(answer);
    }
  }

  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return await Promise.all(answers);
  } finally {
    await inTurns(made, maker.remove);
  }
}

/** Does something to each of them, a few at once. */
export async function inTurns<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const waiting = [...items];
  async function next(): Promise<void> {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}
