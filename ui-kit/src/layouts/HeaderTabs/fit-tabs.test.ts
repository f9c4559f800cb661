import { array, assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitTabs } from './fit-tabs.ts';

const gap = 2;
const more = 40;
function sum(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width + gap, -gap);
}

const anyWidths = array(integer({ min: 30, max: 240 }), { minLength: 1, maxLength: 12 });

describe('fitTabs', () => {
  test('shows all tabs if they fit, without a menu', () => {
    assert(
      property(anyWidths, (widths) => {
        const shown = fitTabs({ widths, gap, room: sum(widths), more }, 0);
        expect(shown.size).toBe(widths.length);
      }),
    );
  });

  test('never shows more tabs than fit next to the menu, and always the selected one', () => {
    assert(
      property(
        anyWidths,
        integer({ min: 0, max: 1500 }),
        integer({ min: 0, max: 11 }),
        (widths, room, at) => {
          const selected = at % widths.length;
          const shown = fitTabs({ widths, gap, room, more }, selected);
          expect(shown.has(selected)).toBe(true);
          const isWhole = shown.size === widths.length;
          const taken = sum([...shown].map((index) => widths[index] ?? 0));
          // A single tab is shown even if it does not fit.
          if (shown.size > 1) {
            expect(taken + (isWhole ? 0 : gap + more)).toBeLessThanOrEqual(room);
          }
        },
      ),
    );
  });

  test('keeps the order of the tabs: hidden ones come after visible ones', () => {
    assert(
      property(anyWidths, integer({ min: 0, max: 1500 }), (widths, room) => {
        const shown = [...fitTabs({ widths, gap, room, more }, 0)];
        expect(shown).toEqual(shown.map((_, index) => index));
      }),
    );
  });

  test('shows a selected tab instead of the last one that fits', () => {
    const widths = [100, 100, 100, 100];
    expect(fitTabs({ widths, gap, room: 250, more }, 3)).toEqual(new Set([0, 3]));
    expect(fitTabs({ widths, gap, room: 250, more }, -1)).toEqual(new Set([0, 1]));
  });
});
