import { connect } from 'node:net';
import type { SolveService } from '../types.ts';

const STEPS = new Map([
  ['N', [0, 1]],
  ['E', [1, 0]],
  ['S', [0, -1]],
  ['W', [-1, 0]],
]);

function endOf(voyage: string): string {
  let [east, north] = [0, 0];
  for (const [, direction = '', miles] of voyage.matchAll(/([NESW]) (\d+)/g)) {
    const [right = 0, up = 0] = STEPS.get(direction) ?? [];
    east += right * Number(miles);
    north += up * Number(miles);
  }
  return `${east} ${north}`;
}

export const solve: SolveService = async ({ host, port }) => {
  const socket = connect({ host, port });
  let text = '';
  for await (const data of socket) {
    text += String(data);
    if (!text.endsWith('> ')) continue;
    socket.write(`${endOf(text.slice(text.indexOf(':')))}\n`);
    text = '';
  }
  return /flag\{.*\}/.exec(text)?.[0] ?? '';
};
