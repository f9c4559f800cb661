import { isHexColour } from './hex-colour.ts';

/** Storage keys of the choice and of the solved brand, read by the first paint of the next visit. */
export const storageKeys = { choice: 'halyard-theme', brand: 'halyard-brand' } as const;

const modeChoices = ['dark', 'light', 'system'] as const;
const contrastChoices = ['system', 'normal', 'more'] as const;
const brandSources = ['managed', 'default', 'custom'] as const;

export type ModeChoice = (typeof modeChoices)[number];
/** Follows the system (`prefers-contrast`), or always one of the two. */
export type ContrastChoice = (typeof contrastChoices)[number];
/** The site's colour, Halyard's own, or the person's. */
export type BrandSource = (typeof brandSources)[number];

/** CSS property -> value for all palettes; empty for the default brand, which is in `tokens/`. */
export type BrandProperties = Readonly<Record<string, string>>;

export interface ThemeChoice {
  readonly mode: ModeChoice;
  readonly contrast: ContrastChoice;
  readonly brand: BrandSource;
  /** `#rrggbb`; `null` until a colour is chosen. */
  readonly custom: string | null;
}

export const defaultChoice: ThemeChoice = {
  mode: 'dark',
  contrast: 'system',
  brand: 'managed',
  custom: null,
};

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    // Storage is not available, or contains invalid data.
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Then the choice is lost when the page is closed.
  }
}

function fieldsOf(stored: unknown): Record<string, unknown> {
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}

/** Parses a stored value; each invalid part is replaced by its default. */
export function toChoice(stored: unknown): ThemeChoice {
  const fields = fieldsOf(stored);
  const custom =
    typeof fields['custom'] === 'string' && isHexColour(fields['custom']) ? fields['custom'] : null;
  const brand = brandSources.find((source) => source === fields['brand']) ?? defaultChoice.brand;
  return {
    mode: modeChoices.find((mode) => mode === fields['mode']) ?? defaultChoice.mode,
    contrast:
      contrastChoices.find((contrast) => contrast === fields['contrast']) ?? defaultChoice.contrast,
    brand: brand === 'custom' && custom === null ? 'managed' : brand,
    custom,
  };
}

export function readChoice(): ThemeChoice {
  return toChoice(read(storageKeys.choice));
}

export function writeChoice(choice: ThemeChoice): void {
  return write(storageKeys.choice, choice);
}

/** Increase this when `solve.ts` returns other values or other tokens for the same colour. */
const solution = 2;

/** Stores a colour with its solved tokens; `null` stores that there is none. */
export function writeBrand(hex: string | null, properties: BrandProperties): void {
  return write(storageKeys.brand, { of: hex, solution, ...properties });
}

/** The stored colour, which the first paint has already applied. */
export function readBrandColor(): string | null {
  const kept = fieldsOf(read(storageKeys.brand));
  return typeof kept['of'] === 'string' && kept['solution'] === solution ? kept['of'] : null;
}
