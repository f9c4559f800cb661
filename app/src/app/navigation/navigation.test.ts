import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { animateNavigation } from './page-transition.ts';
import { isRestoringScroll, startScrollRestoration } from './scroll-restoration.ts';

const settled = { ready: Promise.resolve(), finished: Promise.resolve() };
const startViewTransition = vi.fn((run: () => void) => {
  run();
  return settled;
});

beforeEach(() => {
  Object.defineProperty(document, 'startViewTransition', {
    configurable: true,
    value: startViewTransition,
  });
  startViewTransition.mockClear();
  window.history.replaceState(null, '', '/games');
});

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  vi.restoreAllMocks();
});

function preferStill(isStill: boolean): void {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isStill } as MediaQueryList);
}

test('pages fade, and the address changes within the fade', () => {
  preferStill(false);
  const navigate = vi.fn();
  animateNavigation(navigate, '/teams');
  expect(startViewTransition).toHaveBeenCalledOnce();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/teams', { state: { from: '/games' } });
});

test.each([
  { what: 'what replaces an entry', at: '/games', options: { replace: true } },
  { what: 'what is opened from a sheet', at: '/games?sheet=filters', options: undefined },
])('$what leaves Back where it leads', ({ at, options }) => {
  const state = { from: '/' };
  window.history.replaceState(state, '', at);
  const navigate = vi.fn();
  animateNavigation(navigate, '/games?tab=mine', options);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/games?tab=mine', { replace: true, state });
});

test.each([
  ['within a page', '/games?tab=mine', false],
  ['where motion is not wanted', '/teams', true],
])('nothing fades %s', (_where, to, isStill) => {
  preferStill(isStill);
  const navigate = vi.fn();
  animateNavigation(navigate, to);
  expect(startViewTransition).not.toHaveBeenCalled();
  expect(navigate).toHaveBeenCalledExactlyOnceWith(to, { state: { from: '/games' } });
});

test('a fade that is skipped is no failure', async () => {
  preferStill(false);
  const skipped = Promise.reject(new DOMException('skipped', 'AbortError'));
  startViewTransition.mockImplementationOnce((run) => {
    run();
    return { ready: skipped, finished: Promise.resolve() };
  });
  const navigate = vi.fn();
  animateNavigation(navigate, '/teams');
  await expect(skipped).rejects.toThrow('skipped');
  expect(navigate).toHaveBeenCalledOnce();
});

test('Back leads to where the page was scrolled, once it is long enough', async () => {
  let length = 2000;
  let top = 0;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top);
  vi.spyOn(window, 'scrollTo').mockImplementation((_x, y) => {
    top = Math.min(y, length);
  });
  startScrollRestoration();
  top = 800;
  window.dispatchEvent(new Event('scroll'));
  window.history.pushState(null, '', '/teams');
  window.scrollTo(0, 0);
  // The restored page is short until its data is loaded.
  length = 100;
  window.history.replaceState(null, '', '/games');
  window.dispatchEvent(new Event('popstate'));
  await expect.poll(() => top).toBe(100);
  window.dispatchEvent(new Event('scroll'));
  expect(isRestoringScroll()).toBe(true);
  length = 2000;
  await expect.poll(() => top).toBe(800);
  await expect.poll(isRestoringScroll).toBe(false);
});

test('who scrolls himself is not pulled back', async () => {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(0);
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  window.dispatchEvent(new Event('popstate'));
  await expect.poll(() => scrollTo).toHaveBeenCalled();
  window.dispatchEvent(new Event('wheel'));
  expect(isRestoringScroll()).toBe(false);
});
