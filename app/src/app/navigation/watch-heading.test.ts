import { afterEach, expect, test, vi } from 'vitest';
import { watchHeading } from './watch-heading.ts';

afterEach(() => document.body.replaceChildren());

function page(heading: string): void {
  const main = document.createElement('main');
  main.innerHTML = `<section><h1>${heading}</h1></section>`;
  document.body.replaceChildren(main);
}

const names = (arrive: ReturnType<typeof vi.fn>) =>
  arrive.mock.calls.map(([heading]: HTMLElement[]) => heading?.textContent);

test('a heading that is there is taken at once', () => {
  page('Teams');
  const arrive = vi.fn();
  watchHeading(arrive)();
  expect(names(arrive)).toEqual(['Teams']);
});

test('one that comes later is waited for, and so is the one that takes its place', async () => {
  const arrive = vi.fn();
  const stop = watchHeading(arrive);
  page('Loading');
  await expect.poll(() => names(arrive)).toEqual(['Loading']);
  document.querySelector('main')?.append('the rest of the page');
  page('Harbour CTF');
  await expect.poll(() => names(arrive)).toEqual(['Loading', 'Harbour CTF']);
  stop();
});

test.each([
  [
    'a key',
    () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true })),
  ],
  ['a press', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
  ['another page', (stop: () => void) => stop()],
])('%s ends the wait', async (_what, end) => {
  const arrive = vi.fn();
  end(watchHeading(arrive));
  page('Teams');
  const later = vi.fn();
  const stop = watchHeading(later);
  page('Games');
  await expect.poll(() => names(later)).toEqual(['Teams', 'Games']);
  stop();
  expect(arrive).not.toHaveBeenCalled();
});
