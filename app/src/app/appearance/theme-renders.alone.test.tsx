import { setTheme, type ThemeChoice } from '@halyard/ui-kit';
import { act, screen, waitFor } from '@testing-library/react';
import { Profiler, type ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { gameAnswers, runningGame } from '../../testing/game-data.ts';
import { LL, renderPage } from '../../testing/render-page.tsx';

/** Number of commits: of the whole app, and of the page inside its frame. */
const { renders } = vi.hoisted(() => ({ renders: { app: 0, page: 0 } }));

const counted = (part: keyof typeof renders, children: ReactNode) => (
  <Profiler id={part} onRender={() => void (renders[part] += 1)}>
    {children}
  </Profiler>
);

vi.mock(import('../frame/SiteFrame.tsx'), async (original) => {
  const { SiteFrame } = await original();
  return { SiteFrame: ({ children }) => <SiteFrame>{counted('page', children)}</SiteFrame> };
});

vi.mock(import('../App.tsx'), async (original) => {
  const { App } = await original();
  return { App: (props) => counted('app', <App {...props} />) };
});

const { style, dataset } = document.documentElement;
const colour = () => style.getPropertyValue('--hy-light-brand');
const resting: ThemeChoice = { mode: 'dark', contrast: 'normal', brand: 'default', custom: null };

/**
 * Changes the theme, waits until it is applied and counts the renders: the minimum of three changes,
 * because a clock on the page may render at the same time as one of them.
 */
async function rendersOf(change: Partial<ThemeChoice>, isApplied: () => boolean) {
  const counts: (typeof renders)[] = [];
  while (counts.length < 3) {
    act(() => setTheme(resting));
    await waitFor(() => expect(isApplied()).toBe(false));
    Object.assign(renders, { app: 0, page: 0 });
    act(() => setTheme(change));
    await waitFor(() => expect(isApplied()).toBe(true));
    counts.push({ ...renders });
  }
  return counts.reduce((least, each) => (each.app < least.app ? each : least));
}

beforeEach(() => setTheme(resting));

describe('on the board of a running game', () => {
  beforeEach(async () => {
    const { queryClient } = renderPage('/games/7/challenges', gameAnswers(runningGame()));
    await screen.findByRole('link', { name: /^Keelhaul/ });
    await screen.findByRole('button', { name: LL.frame.toLight() });
    expect(renders.page).toBeGreaterThan(0);
    // Wait until lazy parts of the page are rendered.
    await waitFor(async () => {
      Object.assign(renders, { app: 0, page: 0 });
      await act(() => vi.dynamicImportSettled());
      expect(queryClient.isFetching()).toBe(0);
      expect(renders).toEqual({ app: 0, page: 0 });
    });
  });

  test('another theme renders the button that shows it, and nothing of the page', async () => {
    const { app, page } = await rendersOf({ mode: 'light' }, () => dataset['theme'] === 'light');
    expect({ app, page }).toEqual({ app: 1, page: 0 });
    expect(screen.getByRole('button', { name: LL.frame.toDark() })).toBeDefined();
  });

  test('another contrast renders nothing', async () => {
    const isApplied = () => dataset['contrast'] === 'more';
    expect(await rendersOf({ contrast: 'more' }, isApplied)).toEqual({ app: 0, page: 0 });
  });

  test('another colour renders nothing', async () => {
    const isApplied = () => colour() === '#2f7de1';
    const change = { brand: 'custom', custom: '#2f7de1' } as const;
    expect(await rendersOf(change, isApplied)).toEqual({ app: 0, page: 0 });
  });
});
