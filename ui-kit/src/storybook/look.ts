import { applyBrand } from '../theme/apply-brand.ts';

/** The choices of Storybook's toolbar. Unknown values mean the default. */
export interface LookGlobals {
  /** dark, light, dark-more, light-more (high contrast), system. */
  theme?: string;
  /** Hex digits without `#`, for use in an address; `default` is Halyard's own colour. */
  brand?: string;
  /** ltr, rtl */
  direction?: string;
  /** Language tag: "de-DE". */
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

/** Resolves a choice to theme and contrast on this system. */
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

/** Sets theme and contrast of the page. */
export function showTheme(root: HTMLElement, { theme, contrast }: ShownLook): void {
  root.dataset['theme'] = theme;
  if (contrast) root.dataset['contrast'] = contrast;
  else delete root.dataset['contrast'];
}

const still = ['fast', 'open', 'move'] as const;

// Only for the choice in the toolbar; the kit itself follows the system's preference.
function showMotion(root: HTMLElement, motion: string | undefined): void {
  const isReduced = motion === 'reduced';
  root.toggleAttribute('data-still', isReduced);
  for (const name of still) {
    if (isReduced) root.style.setProperty(`--hy-motion-${name}`, '0s');
    else root.style.removeProperty(`--hy-motion-${name}`);
  }
}

let worn: string | undefined;

/** Applies the toolbar's choices to the page. */
export function applyLook(globals: LookGlobals): void {
  const root = document.documentElement;
  showTheme(root, shownLook(globals));
  root.dir = globals.direction === 'rtl' ? 'rtl' : 'ltr';
  root.lang = globals.locale ?? 'en-US';
  showMotion(root, globals.motion);
  const { brand = 'default' } = globals;
  // Solving a colour takes time, and a story may have set one itself.
  if (worn === brand) return;
  worn = brand;
  applyBrand(brand === 'default' ? null : `#${brand}`);
}
