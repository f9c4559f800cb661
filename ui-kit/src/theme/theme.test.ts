// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstPaintScript } from './first-paint.ts';
import { storageKeys } from './storage.ts';
import { setManagedBrand, setTheme, startTheme } from './theme.ts';

const root = document.documentElement;
const strong = (): string => root.style.getPropertyValue('--hy-dark-brand-strong');
/** What a colour comes to is worked out by code that is fetched when it is first needed. */
const solved = (): Promise<string> =>
  vi.waitFor(() => {
    expect(strong()).toMatch(/^#/);
    return strong();
  });
const stored = (): unknown => JSON.parse(localStorage.getItem(storageKeys.choice) ?? 'null');
const paint = (): void => {
  // oxlint-disable-next-line no-implied-eval, no-new-func -- the script is a text by design
  new Function(firstPaintScript)();
};

let systemIsLight = false;
let systemChanged: (() => void) | undefined;
let stop: () => void;

beforeEach(() => {
  localStorage.clear();
  systemIsLight = false;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return systemIsLight;
    },
    addEventListener: (_: string, listener: () => void) => {
      systemChanged = listener;
    },
    removeEventListener: () => {
      systemChanged = undefined;
    },
  }));
  stop = startTheme();
  setManagedBrand(null);
});

afterEach(() => {
  stop();
  setTheme({ mode: 'dark', brand: 'managed', custom: null });
  vi.unstubAllGlobals();
});

describe('the theme', () => {
  it('is dark with the site colour unless told', () => {
    expect(root.dataset['theme']).toBe('dark');
    expect(strong()).toBe('');
  });

  it('keeps what was chosen', async () => {
    setTheme({ mode: 'light', brand: 'custom', custom: '#2f7de1' });
    expect(root.dataset['theme']).toBe('light');
    await solved();
    expect(stored()).toEqual({ mode: 'light', brand: 'custom', custom: '#2f7de1' });
  });

  it('follows the system when asked to', () => {
    setTheme({ mode: 'system' });
    expect(root.dataset['theme']).toBe('dark');
    systemIsLight = true;
    systemChanged?.();
    expect(root.dataset['theme']).toBe('light');
  });

  it('wears the site colour until a person picks another', async () => {
    setManagedBrand('#d4574b');
    const managed = await solved();
    setTheme({ brand: 'default' });
    expect(strong()).toBe('');
    setTheme({ brand: 'managed' });
    expect(await solved()).toBe(managed);
  });

  it('wears the last of several colours', async () => {
    setManagedBrand('#d4574b');
    const managed = await solved();
    setTheme({ brand: 'custom', custom: '#2f7de1' });
    setTheme({ brand: 'managed' });
    setTheme({ brand: 'default' });
    setTheme({ brand: 'managed' });
    expect(await solved()).toBe(managed);
  });

  it('falls back to the site colour when the picked one is no colour', async () => {
    setManagedBrand('#d4574b');
    const managed = await solved();
    setTheme({ brand: 'custom', custom: 'puce' });
    expect(strong()).toBe(managed);
    expect(stored()).toMatchObject({ brand: 'managed', custom: null });
  });

  it('follows another tab', () => {
    localStorage.setItem(storageKeys.choice, JSON.stringify({ mode: 'light' }));
    dispatchEvent(Object.assign(new Event('storage'), { key: storageKeys.choice }));
    expect(root.dataset['theme']).toBe('light');
  });

  it('survives storage that holds nonsense', () => {
    localStorage.setItem(storageKeys.choice, '{"mode":7,"brand":[]}');
    dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    expect(root.dataset['theme']).toBe('dark');
  });
});

describe('the first paint', () => {
  it('wears what the last visit left', async () => {
    setTheme({ mode: 'light', brand: 'custom', custom: '#f5e04a' });
    const left = await solved();
    root.removeAttribute('style');
    root.removeAttribute('data-theme');
    paint();
    expect(root.dataset['theme']).toBe('light');
    expect(strong()).toBe(left);
  });

  it('keeps the colour it put on while nothing else is chosen', async () => {
    setTheme({ brand: 'custom', custom: '#f5e04a' });
    await solved();
    stop();
    root.style.setProperty('--hy-dark-brand-strong', 'kept');
    stop = startTheme();
    expect(strong()).toBe('kept');
  });

  it('is dark when storage is empty or broken', () => {
    for (const value of [null, '{', '"text"', '[1]']) {
      localStorage.clear();
      if (value !== null) localStorage.setItem(storageKeys.choice, value);
      root.removeAttribute('data-theme');
      paint();
      expect(root.dataset['theme']).toBe('dark');
    }
  });

  it('holds nothing that a script element would end at', () => {
    expect(firstPaintScript).not.toMatch(/<\/|<!--|\n/);
  });
});
