import type { Category } from '@halyard/sdk/rules';
import { category } from '../../tokens/tokens.ts';

/** A category from the API: one of the known ones, or one of a newer server. */
export type AnyCategory = Category | (string & {});

/** Path of the upper colour of each flag on a 20 x 20 grid, with the even-odd fill rule. */
const FLAG_PATHS: Record<Category, string> = {
  Misc: 'M0 0h10v10H0zM10 10h10v10H10z',
  Crypto: 'M0 0l20 20H0z',
  Pwn: 'M0 0h20v20H0zM6 6v8h8V6z',
  Web: 'M0 0h4v20H0zM8 0h4v20H8zM16 0h4v20h-4z',
  Reverse: 'M0 0h20l-8 10 8 10H0z',
  Blockchain:
    'M0 0h6.67v6.67H0zM13.33 0H20v6.67h-6.67zM6.67 6.67h6.66v6.66H6.67zM0 13.33h6.67V20H0zM13.33 13.33H20V20h-6.67z',
  Forensics: 'M7 0h6v7h7v6h-7v7H7v-7H0V7h7z',
  Hardware: 'M0 0h20v4H0zM0 8h20v4H0zM0 16h20v4H0z',
  Mobile: 'M0 0h20v20H0zM3.5 3.5v13h13v-13z',
  PPC: 'M0 0l20 10L0 20z',
  AI: 'M10 3.5a6.5 6.5 0 100 13 6.5 6.5 0 000-13z',
  Pentest: 'M0 0h5l5 5 5-5h5v5l-5 5 5 5v5h-5l-5-5-5 5H0v-5l5-5-5-5z',
  OSINT: 'M0 0h20v20H0zM4 4v12h12V4zM8 8h4v4H8z',
};

/** The flag of an unknown category. */
const UNKNOWN_PATH = 'M0 8h20v4H0z';

function isCategory(name: string): name is Category {
  return Object.hasOwn(FLAG_PATHS, name);
}

export function flagPath(name: AnyCategory): string {
  return isCategory(name) ? FLAG_PATHS[name] : UNKNOWN_PATH;
}

/** The hue of a category as a CSS value; unknown categories use the grey of Misc. */
export function categoryColor(name: AnyCategory): string {
  const key = name.toLowerCase();
  return key in category ? category[key as keyof typeof category] : category.misc;
}
