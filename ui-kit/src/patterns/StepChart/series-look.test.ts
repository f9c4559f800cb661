import { expect, test } from 'vitest';
import { color, series as lines } from '../../tokens/tokens.ts';
import { seriesLooks } from './series-look.ts';

test('gives mine the first look and the others the next in their order', () => {
  const looks = seriesLooks([{}, { mine: true }, {}]);
  expect(looks.map(({ stroke }) => stroke)).toEqual([lines[1], lines[0], lines[2]]);
});

test('draws those beyond the colours faint and without a label', () => {
  const looks = seriesLooks(Array.from({ length: 10 }, () => ({})));
  expect(looks.at(-1)).toEqual({ stroke: color.faint, dash: 'none', labelled: false });
  expect(looks.filter(({ labelled }) => labelled)).toHaveLength(7);
});

test('dashes what is only compared with, and takes no colour for it', () => {
  const [middle, team] = seriesLooks([{ reference: true }, {}]);
  expect(middle).toMatchObject({ stroke: color.faint, labelled: true });
  expect(middle?.dash).not.toBe('none');
  expect(team?.stroke).toBe(lines[1]);
});
