import { type Area, AREAS } from './areas.ts';
import { type Language, loadLanguage } from './load-language.ts';

let current: Language | null = null;
/** The largest area that a page has requested. */
let neededArea: Area = 'visitor';

/** Sets the language in which pages load their texts; at the start of the app no area is needed. */
export function startLanguage(language: Language): void {
  current = language;
  neededArea = 'visitor';
}

/** Loads the texts that a page needs in the current language. */
export async function loadAreaTexts(area: Area): Promise<void> {
  if (AREAS.indexOf(area) > AREAS.indexOf(neededArea)) neededArea = area;
  await current?.loadArea(area);
}

/**
 * Loads another language with the texts of every area in use. Null if a part of it could not be
 * fetched; the language is then not changed.
 */
export async function loadOtherLanguage(code: string): Promise<Language | null> {
  const area = neededArea;
  const next = await loadLanguage(code, area);
  if (next?.locale !== code) return null;
  // A page that was opened in the meantime may need more areas.
  return area === neededArea ? next : loadOtherLanguage(code);
}

/** Sets the language in which pages load their texts from now on. */
export function setCurrentLanguage(language: Language): void {
  current = language;
}
