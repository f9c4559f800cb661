import { applyBrand } from '../theme/apply-brand.ts';

/** A look of the page: what the toolbars of Storybook choose. Unknown values count as the first. */
export interface LookGlobals {
  /** dark, light, dark-more, light-more (high contrast), system. */
  theme?: string;
  /** Hex digits without `#`, as an address can hold no `#`; `default` is Halyard's own. */
  brand?: string;
  /** ltr, rtl */
  direction?: string;
  /** Tag of a language: "de-DE". */
  locale?: string;
  /** full, reduced */
  motion?: string;
}

interface ShownLook {
  readonly theme: 'dark' | 'light';
  readonly contrast: 'more' | undefined;
}

function prefers(query: string): boolean {
  return matchMedia(query).matches;
}

/** Theme and contrast a choice comes to on this machine. */
export function shownLook({ theme = 'dark' }: LookGlobals): ShownLook {
  if (theme === 'system') {
    return {
      theme: prefers('(prefers-color-scheme: light)') ? 'light' : 'dark',
      contrast: prefers('(prefers-contrast: more)') ? 'more' : undefined,
    };
  }
  return {
    theme: theme.startsWith('light') ? 'light' : 'dark',
    contrast: theme.endsWith('-more') ? 'more' : undefined,
  };
}

/** Puts theme and contrast on the page. */
export function showTheme(root: HTMLElement, { theme, contrast }: ShownLook): void {
  root.dataset['theme'] = theme;
  if (contrast) root.dataset['contrast'] = contrast;
  else delete root.dataset['contrast'];
}

const still = ['fast', 'open', 'move'] as const;

// What one person chose in the toolbar; a machine that asks for less motion is obeyed by the kit itself.
function showMotion(root: HTMLElement, motion: string | undefined): void {
  const isReduced = motion === 'reduced';
  root.toggleAttribute('data-still', isReduced);
  for (const name of still) {
    if (isReduced) root.style.setProperty(`--hy-motion-${name}`, '0s');
    else root.style.removeProperty(`--hy-motion-${name}`);
  }
}

let worn: string | undefined;

/** Makes the page look as the toolbars say. */
export function applyLook(globals: LookGlobals): void {
  const root = document.documentElement;
  showTheme(root, shownLook(globals));
  root.dir = globals.direction === 'rtl' ? 'rtl' : 'ltr';
  root.lang = globals.locale ?? 'en-US';
  showMotion(root, globals.motion);
  const { brand = 'default' } = globals;
  // Solving a colour takes a moment, and a story may have put one there itself.
  if (worn === brand) return;
  worn = brand;
  applyBrand(brand === 'default' ? null : `#${brand}`);
}
