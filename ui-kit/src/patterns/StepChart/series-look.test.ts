import { expect, test } from 'vitest';
import { color, series as lines } from '../../tokens/tokens.ts';
import { seriesLooks } from './series-look.ts';

test('gives the own team the first look and the others the next in order', () => {
  const looks = seriesLooks([{}, { mine: true }, {}]);
  expect(looks.map(({ stroke }) => stroke)).toEqual([lines[1], lines[0], lines[2]]);
});

test('shows series without a colour faint and without a label', () => {
  const looks = seriesLooks(Array.from({ length: 10 }, () => ({})));
  expect(looks.at(-1)).toEqual({ stroke: color.faint, dash: 'none', labelled: false });
  expect(looks.filter(({ labelled }) => labelled)).toHaveLength(7);
});

test('shows comparison series dashed, without using up a colour', () => {
  const [middle, team] = seriesLooks([{ reference: true }, {}]);
  expect(middle).toMatchObject({ stroke: color.faint, labelled: true });
  expect(middle?.dash).not.toBe('none');
  expect(team?.stroke).toBe(lines[1]);
});
