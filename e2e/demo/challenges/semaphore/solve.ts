import { attachment, required } from '../tools/required.ts';
import { SEMAPHORE } from '../tools/semaphore.ts';
import type { Given } from '../types.ts';

const letterOf = new Map(Object.entries(SEMAPHORE).map(([letter, arms]) => [arms, letter]));

function eighths(line: readonly string[]): number {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = line.slice(1).map(Number);
  const turns = Math.atan2(x1 - x2, y2 - y1) / (2 * Math.PI);
  return (Math.round(turns * 8) + 8) % 8;
}

export function solve(given: Given): string {
  const drawing = attachment(given).toString();
  const letters = [...drawing.matchAll(/<g>.*<\/g>$/gm)].map(([figure]) => {
    const arms = [...figure.matchAll(/x1="([\d.]+)" y1="([\d.]+)" x2="([\d.]+)" y2="([\d.]+)"/g)];
    const pose = arms.map(eighths).toSorted((one, other) => one - other);
    return required(letterOf.get(pose.join('')), pose.join(''));
  });
  return `flag{${letters.join('').replaceAll(' ', '_')}}`;
}
