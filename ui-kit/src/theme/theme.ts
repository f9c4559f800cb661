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

/** The choice, and what it comes to here and now. */
export interface Theme extends ThemeChoice {
  /** The theme in use: `mode`, with `system` decided. */
  readonly shown: Mode;
  /** The contrast in use: `contrast`, with `system` decided. */
  readonly shownContrast: Contrast;
  /** The brand colour in use; null is Halyard's own. */
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
// Undefined until the site's configuration is known: until then the colour of the last visit stays.
let managed: string | null | undefined;
/** The colour on the page; undefined when that is not known. */
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

/** What a phone paints around the page goes with its ground. */
function paintAround(): void {
  const ground = getComputedStyle(document.documentElement).getPropertyValue(cssName('bg'));
  // Without the stylesheet the one of the first paint stays.
  if (ground !== '') {
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground.trim());
  }
}

/** Puts a colour on the page. One that is worn already costs nothing; another has to be solved. */
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
    // The page keeps the colour it has, and the next change tries again.
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
  // From here on the stylesheet gives the page its ground.
  root.style.backgroundColor = '';
  current = { ...choice, shown, shownContrast, color: color ?? null };
  if (color !== undefined) wear(color);
  for (const listener of listeners) listener();
}

/** Changes the choice: it is kept, and every tab of this browser follows. */
export function setTheme(change: Partial<ThemeChoice>): void {
  const { mode, contrast, brand, custom } = current;
  const choice = toChoice({ mode, contrast, brand, custom, ...change });
  writeChoice(choice);
  show(choice);
}

/**
 * The colour the site's administrators picked (`customTheme` of the configuration). Null, and what is
 * no colour, are none.
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

/** The whole choice, for what shows it; nothing else needs to render again on a switch. */
export function useTheme(): Theme {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => initial,
  );
}

/** The theme in use, for what looks different in it; no other change of the choice renders again. */
export function useShownMode(): Mode {
  return useSyncExternalStore(
    subscribe,
    () => current.shown,
    () => initial.shown,
  );
}
