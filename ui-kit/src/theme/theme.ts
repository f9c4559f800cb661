import { useSyncExternalStore } from 'react';
import { cssName } from '../tokens/names.ts';
import type { Contrast, Mode } from '../tokens/palettes.ts';
import { clearBrand } from './clear-brand.ts';
import { isHexColour } from './hex-colour.ts';
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

/** The choice and the resulting theme. */
export interface Theme extends ThemeChoice {
  /** The theme in use: `mode`, with `system` resolved. */
  readonly shown: Mode;
  /** The contrast in use: `contrast`, with `system` resolved. */
  readonly shownContrast: Contrast;
  /** The brand colour in use; `null` for Halyard's own. */
  readonly color: string | null;
}

const prefersLight = '(prefers-color-scheme: light)';
const prefersMore = '(prefers-contrast: more)';
const listeners = new Set<() => void>();
const initial: Theme = {
  ...defaultChoice,
  shown: 'dark',
  shownContrast: 'normal',
  color: null,
};
let current: Theme = initial;
// Undefined until the site's configuration is known; until then the page has the last visit's colour.
let managed: string | null | undefined;
/** The colour of the page; undefined if it is not known. */
let worn: string | null | undefined;

function shownMode({ mode }: ThemeChoice): Mode {
  if (mode !== 'system') return mode;
  return matchMedia(prefersLight).matches ? 'light' : 'dark';
}

function contrastOf({ contrast }: ThemeChoice): Contrast {
  if (contrast !== 'system') return contrast;
  return matchMedia(prefersMore).matches ? 'more' : 'normal';
}

function chosenColor({ brand, custom }: ThemeChoice): string | null | undefined {
  if (brand === 'managed') return managed;
  return brand === 'custom' ? custom : null;
}

/** Sets the colour of the browser's bars on phones to the page's background. */
function paintAround(): void {
  const ground = getComputedStyle(document.documentElement).getPropertyValue(cssName('bg'));
  // Before the stylesheet is loaded, keep the colour set by the first paint.
  if (ground !== '') {
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground.trim());
  }
}

/** Applies a colour to the page, unless the page already has it. */
function wear(color: string | null): void {
  if (color === worn) return;
  worn = color;
  if (color === null) {
    clearBrand(document.documentElement);
    writeBrand(null, {});
    return;
  }
  void solve(color);
}

async function solve(color: string): Promise<void> {
  try {
    const { applyBrand } = await import('./apply-brand.ts');
    if (worn === color) writeBrand(color, applyBrand(color));
  } catch {
    // The page keeps its colour; the next change tries again.
    worn = undefined;
  }
}

function show(choice: ThemeChoice): void {
  const shown = shownMode(choice);
  const shownContrast = contrastOf(choice);
  const color = chosenColor(choice);
  const root = document.documentElement;
  const isOther = root.dataset['theme'] !== shown || root.dataset['contrast'] !== shownContrast;
  root.dataset['theme'] = shown;
  root.dataset['contrast'] = shownContrast;
  if (isOther) paintAround();
  // From now on the stylesheet sets the page's background.
  root.style.backgroundColor = '';
  current = { ...choice, shown, shownContrast, color: color ?? null };
  if (color !== undefined) wear(color);
  for (const listener of listeners) listener();
}

/** Changes and stores the choice; all tabs of this browser follow. */
export function setTheme(change: Partial<ThemeChoice>): void {
  const { mode, contrast, brand, custom } = current;
  const choice = toChoice({ mode, contrast, brand, custom, ...change });
  writeChoice(choice);
  show(choice);
}

/**
 * Sets the colour chosen by the site's administrators (`customTheme` of the configuration). `null` and
 * invalid colours mean none.
 */
export function setManagedBrand(hex: string | null): void {
  managed = hex !== null && isHexColour(hex) ? hex : null;
  show(current);
}

/**
 * Applies the stored theme and follows the system and other tabs. Call it once, before the first
 * render; returns a function that stops it.
 */
export function startTheme(): () => void {
  const follow = (event: StorageEvent): void => {
    if (event.key === storageKeys.choice || event.key === null) show(readChoice());
  };
  const system = [matchMedia(prefersLight), matchMedia(prefersMore)];
  const reshow = (): void => show(current);
  addEventListener('storage', follow);
  for (const query of system) query.addEventListener('change', reshow);
  worn = readBrandColor() ?? undefined;
  show(readChoice());
  return () => {
    removeEventListener('storage', follow);
    for (const query of system) query.removeEventListener('change', reshow);
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The whole choice, for controls that show it. Renders again on every change. */
export function useTheme(): Theme {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => initial,
  );
}

/** The theme in use, for components that depend on it. Renders again only when it changes. */
export function useShownMode(): Mode {
  return useSyncExternalStore(
    subscribe,
    () => current.shown,
    () => initial.shown,
  );
}
