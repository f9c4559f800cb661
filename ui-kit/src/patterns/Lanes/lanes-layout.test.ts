import { describe, expect, test } from 'vitest';
import { lanesLayout, placeEventLabels } from './lanes-layout.ts';

function event(id: string, at: number, label?: string) {
  return {
    id,
    at,
    kind: 'any',
    ...(label !== undefined && { label }),
  };
}

describe('placeEventLabels', () => {
  test('keeps labels that do not overlap, and the earlier of those that do', () => {
    const events = [
      event('a', 0, 'opened'),
      event('b', 10, 'started'),
      event('c', 15),
      event('d', 200, 'solved'),
    ];
    expect([...placeEventLabels(events, (at) => at, 400).keys()]).toEqual(['a', 'd']);
  });
});

test('moves the last label inside of the chart', () => {
  const [[, place] = ['', 0]] = placeEventLabels([event('a', 395, 'again')], (at) => at, 400);
  expect(place).toBeLessThan(395);
});

describe('lanesLayout', () => {
  test('keeps everything inside of its width', () => {
    for (const width of [320, 842, 1400]) {
      const { x, left } = lanesLayout(2, [0, 100], width);
      expect(x(0)).toBe(left);
      expect(x(100)).toBeLessThanOrEqual(width);
    }
  });
  test('does not divide by an empty time range', () => {
    expect(Number.isFinite(lanesLayout(1, [5, 5], 800).x(5))).toBe(true);
  });
});
