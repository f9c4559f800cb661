import { useSyncExternalStore } from 'react';
import type { Mode } from './brand-slots.ts';
import { clearBrand } from './clear-brand.ts';
import {
  defaultChoice,
  readBrandColor,
  readChoice,
  storageKeys,
  toChoice,
  writeBrand,
  writeChoice,
  type ThemeChoice,
} from './storage.ts';

/** The choice, and what it comes to here and now. */
export interface Theme extends ThemeChoice {
  /** The theme in use: `mode`, with `system` decided. */
  readonly shown: Mode;
  /** The brand colour in use; null is Halyard's own. */
  readonly color: string | null;
}

const prefersLight = '(prefers-color-scheme: light)';
const listeners = new Set<() => void>();
const initial: Theme = { ...defaultChoice, shown: 'dark', color: null };
let current: Theme = initial;
// Undefined until the site's configuration is known: until then the colour of the last visit stays.
let managed: string | null | undefined;
/** The colour on the page; undefined when that is not known. */
let worn: string | null | undefined;

const shownMode = ({ mode }: ThemeChoice): Mode => {
  if (mode !== 'system') return mode;
  return matchMedia(prefersLight).matches ? 'light' : 'dark';
};

const chosenColor = ({ brand, custom }: ThemeChoice): string | null | undefined => {
  if (brand === 'managed') return managed;
  return brand === 'custom' ? custom : null;
};

/** Puts a colour on the page. One that is worn already costs nothing; another has to be solved. */
const wear = (color: string | null): void => {
  if (color === worn) return;
  worn = color;
  if (color === null) {
    clearBrand(document.documentElement);
    writeBrand(null, {});
    return;
  }
  void solve(color);
};

const solve = async (color: string): Promise<void> => {
  try {
    const { applyBrand } = await import('./apply-brand.ts');
    if (worn === color) writeBrand(color, applyBrand(color));
  } catch {
    // The page keeps the colour it has, and the next change tries again.
    worn = undefined;
  }
};

const show = (choice: ThemeChoice): void => {
  const shown = shownMode(choice);
  const color = chosenColor(choice);
  const root = document.documentElement;
  root.dataset['theme'] = shown;
  // From here on the stylesheet gives the page its ground.
  root.style.backgroundColor = '';
  current = { ...choice, shown, color: color ?? null };
  if (color !== undefined) wear(color);
  for (const listener of listeners) listener();
};

/** Changes the choice: it is kept, and every tab of this browser follows. */
export const setTheme = (change: Partial<ThemeChoice>): void => {
  const { mode, brand, custom } = current;
  const choice = toChoice({ mode, brand, custom, ...change });
  writeChoice(choice);
  show(choice);
};

/** The colour the site's administrators picked (`customTheme` of the configuration); null is none. */
export const setManagedBrand = (hex: string | null): void => {
  managed = hex;
  show(current);
};

/**
 * Applies the stored choice and follows the system and the other tabs. Call it once, before the
 * first render; the answer ends it.
 */
export const startTheme = (): (() => void) => {
  const follow = (event: StorageEvent): void => {
    if (event.key === storageKeys.choice || event.key === null) show(readChoice());
  };
  const system = matchMedia(prefersLight);
  const reshow = (): void => show(current);
  addEventListener('storage', follow);
  system.addEventListener('change', reshow);
  worn = readBrandColor() ?? undefined;
  show(readChoice());
  return () => {
    removeEventListener('storage', follow);
    system.removeEventListener('change', reshow);
  };
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The theme, for what shows or changes it; nothing else needs to render again on a switch. */
export const useTheme = (): Theme =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => initial,
  );
