import type { EngineClient } from './engine-client.ts';

const LABEL = 'halyard.drill';
/** As many as one server starts at the same time. */
const AT_ONCE = 4;

/**
 * What the engine itself needs: as many containers with the same limits, wanted at the same moment,
 * made and started as many at once as the server does. Milliseconds from that moment until each runs.
 */
export async function measureFloor(
  client: EngineClient,
  sample: { image: string; port: number; hostConfig: Record<string, unknown> },
  count: number,
): Promise<number[]> {
  const times: number[] = [];
  const made: string[] = [];
  let begun = 0;
  const wanted = performance.now();

  async function work(): Promise<void> {
    while (begun < count) {
      begun += 1;
      const id = await client.create({
        Image: sample.image,
        Labels: { [LABEL]: 'floor' },
        ExposedPorts: { [`${sample.port}/tcp`]: {} },
        HostConfig: sample.hostConfig,
      });
      made.push(id);
      await client.start(id);
      times.push(performance.now() - wanted);
    }
  }

  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    await inTurns(made, (id) => client.remove(id));
  }
  return times;
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
