/** Runs a work when its turn has come. */
export type InTurn = <Result>(key: number, work: () => Promise<Result>) => Promise<Result>;

/** Lets at most `atOnce` works of one key run at a time; the others wait in the order they came. */
export function createTurns(atOnce: number): InTurn {
  const lines = new Map<number, { running: number; waiting: (() => void)[] }>();
  return async (key, work) => {
    const line = lines.get(key) ?? { running: 0, waiting: [] };
    lines.set(key, line);
    if (line.running < atOnce) line.running += 1;
    else await new Promise<void>((resolve) => line.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      if (next) next();
      else line.running -= 1;
      if (line.running === 0) lines.delete(key);
    }
  };
}
