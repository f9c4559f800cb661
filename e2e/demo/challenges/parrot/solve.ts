import { attachment, flagIn, required } from '../tools/required.ts';
import type { Given } from '../types.ts';

const LEAK = 0.25;

interface Brain {
  layers: { weights: number[][]; bias: number[] }[];
  said: number[];
}

/** Gauss with pivots: the x for which matrix · x = right side. */
function solution(matrix: readonly number[][], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  for (const at of rows.keys()) {
    const size = (row: number[]): number => Math.abs(row[at] ?? 0);
    const rest = rows.splice(at).toSorted((one, other) => size(other) - size(one));
    const pivot = required(rest.shift(), 'pivot');
    const scaled = pivot.map((value) => value / (pivot[at] ?? 0));
    const cleared = (row: number[]): number[] => {
      const times = row[at] ?? 0;
      return row.map((value, place) => value - times * (scaled[place] ?? 0));
    };
    rows.splice(0, at, ...rows.map(cleared));
    rows.push(scaled, ...rest.map(cleared));
  }
  return rows.map((row) => row.at(-1) ?? 0);
}

export function solve(given: Given): string {
  const { layers, said }: Brain = JSON.parse(attachment(given).toString());
  const heard = layers.toReversed().reduce((output, { weights, bias }) => {
    const sums = output.map((value) => (value < 0 ? value / LEAK : value));
    return solution(
      weights,
      sums.map((value, at) => value - (bias[at] ?? 0)),
    );
  }, said);
  return flagIn(String.fromCharCode(...heard.map((value) => Math.round(value * 128))));
}
