import { attachment, flagIn } from '../tools/required.ts';
import type { Given } from '../types.ts';

interface Bounds {
  above: number;
  atMost: number;
}

export function solve(given: Given): string {
  const log = decodeURIComponent(attachment(given).toString());
  const answers = [...log.matchAll(/,(\d+),1\)\)>(\d+) HTTP\/1.1" 200 (\d+)/g)].map((match) => {
    const [position = 0, than = 0, size = 0] = match.slice(1).map(Number);
    return { position, than, size };
  });
  const longest = Math.max(...answers.map(({ size }) => size));
  const letters = new Map<number, Bounds>();
  for (const { position, than, size } of answers) {
    const { above, atMost } = letters.get(position) ?? { above: 0, atMost: 127 };
    letters.set(
      position,
      size === longest
        ? { above: Math.max(above, than), atMost }
        : { above, atMost: Math.min(atMost, than) },
    );
  }
  const inOrder = [...letters].toSorted(([one], [other]) => one - other);
  return flagIn(String.fromCharCode(...inOrder.map(([, { atMost }]) => atMost)));
}
