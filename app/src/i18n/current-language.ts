import { type Area, AREAS } from './areas.ts';
import { type Language, loadLanguage } from './load-language.ts';

let current: Language | null = null;
/** The furthest area that a page has asked for. */
let neededArea: Area = 'visitor';

/** Sets the language in which pages load their texts; at the start of the app no area is needed. */
export function startLanguage(language: Language): void {
  current = language;
  neededArea = 'visitor';
}

/** Loads the texts that a page needs, in the language in use. */
export async function loadAreaTexts(area: Area): Promise<void> {
  if (AREAS.indexOf(area) > AREAS.indexOf(neededArea)) neededArea = area;
  await current?.loadArea(area);
}

/**
 * Loads another language with the texts of every area in use. Null where not all of it could be
 * fetched, and the language stays as it is.
 */
export async function loadOtherLanguage(code: string): Promise<Language | null> {
  const area = neededArea;
  const next = await loadLanguage(code, area);
  if (next?.locale !== code) return null;
  // A page that was opened meanwhile may need more.
  return area === neededArea ? next : loadOtherLanguage(code);
}

/** Pages load their texts in this language from now on. */
export function setCurrentLanguage(language: Language): void {
  current = language;
}
