// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { firstPaintScript } from './first-paint.ts';
import { darkMore } from '../tokens/dark-more.ts';
import { dark } from '../tokens/dark.ts';
import { lightMore } from '../tokens/light-more.ts';
import { light } from '../tokens/light.ts';
import { notHexColours } from './hex-colour.test-data.ts';
import { storageKeys, toChoice } from './storage.ts';
import { themeCss } from './theme-css.ts';
import { setManagedBrand, setTheme, startTheme } from './theme.ts';

const root = document.documentElement;
function strong(): string {
  return root.style.getPropertyValue('--hy-dark-brand-strong');
}

/** Colours are solved by code that is loaded when it is first needed. */
async function solved(): Promise<string> {
  await expect.poll(strong).toMatch(/^#/);
  return strong();
}

function stored(): unknown {
  return JSON.parse(localStorage.getItem(storageKeys.choice) ?? 'null');
}

function anotherTabStores(choice: object): void {
  localStorage.setItem(storageKeys.choice, JSON.stringify(choice));
  dispatchEvent(Object.assign(new Event('storage'), { key: storageKeys.choice }));
}

/** The colour of the browser's bars on phones. */
function around(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content;
}

function paint(): void {
  document.querySelector('meta[name=theme-color]')?.remove();
  // oxlint-disable-next-line no-implied-eval, no-new-func -- the script is a string by design
  new Function(firstPaintScript)();
}

let systemIsLight = false;
let systemWantsMore = false;
const systemListeners = new Set<() => void>();
function systemChanged(): void {
  for (const listener of systemListeners) listener();
}
let stop: () => void;

beforeEach(() => {
  localStorage.clear();
  systemIsLight = false;
  systemWantsMore = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query.includes('contrast') ? systemWantsMore : systemIsLight;
    },
    addEventListener: (_: string, listener: () => void) => systemListeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => systemListeners.delete(listener),
  }));
  stop = startTheme();
  setManagedBrand(null);
});

afterEach(() => {
  stop();
  setTheme({ mode: 'dark', contrast: 'system', brand: 'managed', custom: null });
  vi.unstubAllGlobals();
});

describe('the theme', () => {
  test('is dark with the site colour by default', () => {
    expect(root.dataset['theme']).toBe('dark');
    expect(strong()).toBe('');
  });

  test('stores the choice', async () => {
    setTheme({ mode: 'light', brand: 'custom', custom: '#2f7de1' });
    expect(root.dataset['theme']).toBe('light');
    await solved();
    expect(stored()).toEqual({
      mode: 'light',
      contrast: 'system',
      brand: 'custom',
      custom: '#2f7de1',
    });
  });

  test('follows the system if chosen', () => {
    setTheme({ mode: 'system' });
    expect(root.dataset['theme']).toBe('dark');
    systemIsLight = true;
    systemChanged();
    expect(root.dataset['theme']).toBe('light');
  });

  test('follows the contrast of the system until a person chooses one', () => {
    expect(root.dataset['contrast']).toBe('normal');
    systemWantsMore = true;
    systemChanged();
    expect(root.dataset['contrast']).toBe('more');
    setTheme({ contrast: 'normal' });
    expect(root.dataset['contrast']).toBe('normal');
    expect(stored()).toMatchObject({ contrast: 'normal' });
  });

  test('has high contrast in either theme', () => {
    setTheme({ contrast: 'more' });
    expect([root.dataset['theme'], root.dataset['contrast']]).toEqual(['dark', 'more']);
    setTheme({ mode: 'light' });
    expect([root.dataset['theme'], root.dataset['contrast']]).toEqual(['light', 'more']);
  });

  test('stops following the system and other tabs', () => {
    setTheme({ mode: 'system' });
    stop();
    systemIsLight = true;
    systemChanged();
    expect(root.dataset['theme']).toBe('dark');
  });

  test('has the site colour until a person chooses another', async () => {
    setManagedBrand('#d4574b');
    const managed = await solved();
    setTheme({ brand: 'default' });
    expect(strong()).toBe('');
    setTheme({ brand: 'managed' });
    expect(await solved()).toBe(managed);
  });

  test.each(notHexColours)('has the default colour if the site colour is "%s"', async (colour) => {
    setManagedBrand('#d4574b');
    await solved();
    setManagedBrand(colour);
    expect(strong()).toBe('');
  });

  test('has the last of several colours set', async () => {
    setManagedBrand('#d4574b');
    const managed = await solved();
    setTheme({ brand: 'custom', custom: '#2f7de1' });
    setTheme({ brand: 'managed' });
    setTheme({ brand: 'default' });
    setTheme({ brand: 'managed' });
    expect(await solved()).toBe(managed);
  });

  test('falls back to the site colour if the custom one is invalid', async () => {
    setManagedBrand('#d4574b');
    const managed = await solved();
    setTheme({ brand: 'custom', custom: 'puce' });
    expect(strong()).toBe(managed);
    expect(stored()).toMatchObject({ brand: 'managed', custom: null });
  });

  test.each(notHexColours)(
    'keeps "%s" not as a colour, neither from here nor from storage',
    (custom) => {
      setTheme({ brand: 'custom', custom });
      expect(stored()).toMatchObject({ brand: 'managed', custom: null });
      expect(toChoice({ brand: 'custom', custom })).toMatchObject({
        brand: 'managed',
        custom: null,
      });
    },
  );

  test('follows another tab', async () => {
    anotherTabStores({ mode: 'light', contrast: 'more', brand: 'custom', custom: '#2f7de1' });
    expect(root.dataset['theme']).toBe('light');
    expect(root.dataset['contrast']).toBe('more');
    await solved();
    anotherTabStores({ mode: 'light' });
    expect(root.dataset['contrast']).toBe('normal');
    expect(strong()).toBe('');
  });

  test('falls back to the site colour if another tab stores invalid data', async () => {
    setManagedBrand('#d4574b');
    const managed = await solved();
    setTheme({ brand: 'default' });
    anotherTabStores({ brand: 'custom', custom: 'url(//elsewhere)' });
    expect(await solved()).toBe(managed);
  });

  test('ignores invalid data in storage', () => {
    localStorage.setItem(storageKeys.choice, '{"mode":7,"brand":[]}');
    dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    expect(root.dataset['theme']).toBe('dark');
  });
});

describe('the browser bars', () => {
  test.each([
    [{ mode: 'dark', contrast: 'normal' }, dark.bg],
    [{ mode: 'light', contrast: 'normal' }, light.bg],
    [{ mode: 'dark', contrast: 'more' }, darkMore.bg],
    [{ mode: 'light', contrast: 'more' }, lightMore.bg],
  ] as const)(
    'a phone paints the ground of %j, from the first paint and on a switch',
    (choice, bg) => {
      const styles = document.createElement('style');
      styles.textContent = themeCss;
      document.head.append(styles);
      localStorage.setItem(storageKeys.choice, JSON.stringify(choice));
      paint();
      expect(around()).toBe(bg);
      setTheme({ mode: choice.mode === 'dark' ? 'light' : 'dark' });
      expect(around()).not.toBe(bg);
      setTheme(choice);
      expect(around()).toBe(bg);
      styles.remove();
    },
  );
});

describe('the first paint', () => {
  test('applies the theme of the last visit', async () => {
    setTheme({ mode: 'light', brand: 'custom', custom: '#f5e04a' });
    const left = await solved();
    root.removeAttribute('style');
    root.removeAttribute('data-theme');
    paint();
    expect(root.dataset['theme']).toBe('light');
    expect(strong()).toBe(left);
  });

  test.each([
    [{}, false, 'normal'],
    [{}, true, 'more'],
    [{ contrast: 'system' }, true, 'more'],
    [{ contrast: 'normal' }, true, 'normal'],
    [{ contrast: 'more' }, false, 'more'],
    [{ contrast: 7 }, true, 'more'],
  ])('has the contrast of %j where the system wants more: %s', (choice, wantsMore, contrast) => {
    systemWantsMore = wantsMore;
    localStorage.setItem(storageKeys.choice, JSON.stringify(choice));
    root.removeAttribute('data-contrast');
    paint();
    expect(root.dataset['contrast']).toBe(contrast);
  });

  test('keeps its colour until another is chosen', async () => {
    setTheme({ brand: 'custom', custom: '#f5e04a' });
    await solved();
    stop();
    root.style.setProperty('--hy-dark-brand-strong', 'kept');
    stop = startTheme();
    expect(strong()).toBe('kept');
  });

  test('is dark when storage is empty or broken', () => {
    for (const value of [null, '{', '"text"', '[1]']) {
      localStorage.clear();
      if (value !== null) localStorage.setItem(storageKeys.choice, value);
      root.removeAttribute('data-theme');
      paint();
      expect(root.dataset['theme']).toBe('dark');
    }
  });

  test('contains nothing that ends a script element', () => {
    expect(firstPaintScript).not.toMatch(/<\/|<!--|\n/);
  });
});
