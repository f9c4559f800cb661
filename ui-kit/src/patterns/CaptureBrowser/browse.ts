/** Where a key leads in a list of `count`; undefined for keys that do not walk. `at` -1: nowhere yet. */
export const browseStep = (at: number, count: number, key: string): number | undefined => {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, count - 1);
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
};

/**
 * The first label after `at` that begins with what was typed, from the start again behind the last.
 * A word that is being typed may stay where it is; one letter goes on.
 */
export const findTyped = (
  labels: readonly string[],
  at: number,
  typed: string,
): number | undefined => {
  const sought = typed.toLocaleLowerCase();
  const from = typed.length > 1 ? Math.max(at, 0) : at + 1;
  for (let step = 0; step < labels.length; step += 1) {
    const index = (from + step) % labels.length;
    if (labels[index]?.toLocaleLowerCase().startsWith(sought)) return index;
  }
  return undefined;
};

/** Which column stands alone on a narrow window: the first in which nothing is chosen. */
export const openStep = (chosen: readonly boolean[]): number => {
  const first = chosen.indexOf(false);
  return first === -1 ? chosen.length : first;
};
