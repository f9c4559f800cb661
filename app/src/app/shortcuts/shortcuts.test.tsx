import { cleanup, fireEvent, render } from '@testing-library/react';
import { chordKeys } from '@halyard/ui-kit';
import { expect, test, vi } from 'vitest';
import { conflictOf } from './conflict.ts';
import { chordFor, setKeyChoice } from './shortcut-settings.ts';
import { definitionOf, SHORTCUT_IDS } from './shortcuts.ts';
import { useShortcuts } from './use-shortcuts.ts';

function Layer({ place, handlers }: { place: 'site' | 'page' | 'panel'; handlers: object }) {
  useShortcuts(handlers, place);
  return null;
}

function press(key: string, more: KeyboardEventInit = {}, target: EventTarget = document.body) {
  return fireEvent(
    target as Element,
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
  );
}

test('the first press acts at once, before anything else is loaded', () => {
  const flag = vi.fn();
  render(<Layer place="panel" handlers={{ flag }} />);
  press('f');
  expect(flag).toHaveBeenCalledOnce();
});

test('at first no two shortcuts that can be meant together have the same keys', () => {
  for (const id of SHORTCUT_IDS) {
    if (definitionOf(id).isFixed) continue;
    expect([id, conflictOf(id, chordFor(id))]).toEqual([id, null]);
  }
});

test('two keys in a row act, and the first alone does not', () => {
  const games = vi.fn();
  render(<Layer place="site" handlers={{ games }} />);
  press('g');
  expect(games).not.toHaveBeenCalled();
  press('g');
  expect(games).toHaveBeenCalledOnce();
});

test('what is further in goes first, and what is gone leaves the keys to the rest', () => {
  const calls: string[] = [];
  const say = (word: string) => () => void calls.push(word);
  // The panel is mounted after the page.
  render(<Layer place="page" handlers={{ next: say('page') }} />);
  const panel = render(<Layer place="panel" handlers={{ next: say('panel') }} />);
  render(<Layer place="site" handlers={{ next: say('site') }} />);
  press(']');
  panel.unmount();
  press(']');
  cleanup();
  press(']');
  expect(calls).toEqual(['panel', 'page']);
});

test('keys rest while something is typed, those with Ctrl and Escape do not', () => {
  const handlers = { flag: vi.fn(), palette: vi.fn(), close: vi.fn() };
  const { container } = render(
    <>
      <input aria-label="Flag" />
      <Layer place="page" handlers={handlers} />
    </>,
  );
  const field = container.querySelector('input') ?? document.body;
  press('f', {}, field);
  expect(handlers.flag).not.toHaveBeenCalled();
  press('k', { ctrlKey: true }, field);
  press('Escape', {}, field);
  expect(handlers.palette).toHaveBeenCalledOnce();
  expect(handlers.close).toHaveBeenCalledOnce();
  press('f');
  expect(handlers.flag).toHaveBeenCalledOnce();
});

test('a dialog has the keys for itself', () => {
  const flag = vi.fn();
  render(
    <>
      <div data-modal="" />
      <Layer place="page" handlers={{ flag }} />
    </>,
  );
  press('f');
  expect(flag).not.toHaveBeenCalled();
});

test('what does nothing leaves the key to the browser', () => {
  render(<Layer place="page" handlers={{ flag: undefined, next: () => undefined }} />);
  expect(press('f')).toBe(true);
  expect(press(']')).toBe(false);
});

test('other keys do it once they are chosen, on this device', () => {
  const flag = vi.fn();
  render(<Layer place="page" handlers={{ flag }} />);
  setKeyChoice({ chords: { flag: 'x' }, single: true });
  press('f');
  expect(flag).not.toHaveBeenCalled();
  press('x');
  expect(flag).toHaveBeenCalledOnce();
  expect(localStorage.getItem('halyard-keys')).toContain('"flag":"x"');
});

test('single keys can be turned off', () => {
  const handlers = { flag: vi.fn(), palette: vi.fn() };
  render(<Layer place="page" handlers={handlers} />);
  setKeyChoice({ chords: {}, single: false });
  press('f');
  press('k', { metaKey: true });
  expect(handlers.flag).not.toHaveBeenCalled();
  expect(handlers.palette).toHaveBeenCalledOnce();
});

test.each([
  ['flag', ']', 'next'],
  ['flag', '/', 'search'],
  // The second key could never be reached.
  ['flag', 'g', 'home'],
  ['home', ']', 'next'],
  ['scoreboard', 'f', 'flag'],
  ['flag', 'mod+t', 'reserved'],
  ['flag', 'tab', 'reserved'],
  ['flag', 'x', null],
  // The review and the scoreboard are never open at the same time.
  ['accept', 'm', null],
  ['scoreboard', 'g x', null],
] as const)('%s on %s meets %s', (id, chord, conflict) => {
  expect(conflictOf(id, chord)).toBe(conflict);
});

test('the keys are shown as they are', () => {
  expect(chordKeys(chordFor('scoreboard'), false)).toEqual(['g', 's']);
});
