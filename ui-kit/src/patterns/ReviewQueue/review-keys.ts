/** Actions of keys in the queue. */
export type ReviewAction = 'accept' | 'reject' | 'undo';

const acts: Readonly<Record<string, ReviewAction>> = { a: 'accept', r: 'reject', u: 'undo' };
const moves: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1 };

export function actionOf(key: string): ReviewAction | undefined {
  return acts[key];
}

export function moveOf(key: string): 1 | -1 | undefined {
  return moves[key];
}

/** The id `by` places further; the first or the last if none is open; the same at an edge. */
export function stepThrough(
  ids: readonly string[],
  from: string | undefined,
  by: 1 | -1,
): string | undefined {
  const at = from === undefined ? -1 : ids.indexOf(from);
  if (at === -1) return by === 1 ? ids[0] : ids.at(-1);
  return ids[at + by] ?? from;
}

/** The team to open when one is decided and leaves the queue: the next, else the previous one. */
export function afterDecision(ids: readonly string[], decided: string): string | undefined {
  const at = ids.indexOf(decided);
  return at === -1 ? ids[0] : (ids[at + 1] ?? ids[at - 1]);
}
