import { MORSE } from '../tools/morse.ts';
import { attachment, captured, required } from '../tools/required.ts';
import type { Given } from '../types.ts';

const WINDOW = 80;
const letterOf = new Map(Object.entries(MORSE).map(([letter, signs]) => [signs, letter]));

/** How loud each hundredth of a second is. */
function loudness(samples: Buffer): number[] {
  const windows = Array.from({ length: Math.floor(samples.length / WINDOW) }, (_, at) =>
    samples.subarray(at * WINDOW, (at + 1) * WINDOW),
  );
  return windows.map((window) =>
    Math.sqrt(window.reduce((sum, sample) => sum + (sample - 128) ** 2, 0) / WINDOW),
  );
}

function runs(levels: readonly number[]): { on: boolean; length: number }[] {
  const threshold = (Math.max(...levels) + Math.min(...levels)) / 2;
  const found: { on: boolean; length: number }[] = [];
  for (const level of levels) {
    const on = level > threshold;
    const last = found.at(-1);
    if (last?.on === on) last.length += 1;
    else found.push({ on, length: 1 });
  }
  return found;
}

export function solve(given: Given): string {
  const marks = runs(loudness(attachment(given).subarray(44)));
  const dit = Math.min(...marks.filter((run) => run.on).map((run) => run.length));
  const line = marks
    .map(({ on, length }) => {
      if (on) return length < 2 * dit ? '.' : '-';
      if (length < 2 * dit) return '';
      return length < 5 * dit ? '/' : '/ /';
    })
    .join('');
  const text = line
    .split('/')
    .filter((signs) => signs !== '')
    .map((signs) => (signs === ' ' ? ' ' : required(letterOf.get(signs), signs)))
    .join('');
  return `flag{${captured(text, /= (.+) =/).replaceAll(' ', '_')}}`;
}
