import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Area, AREAS, NAMESPACES } from '../src/i18n/areas.ts';
import { stretch } from './pseudo.ts';

/** Nested texts by key. */
export interface Dictionary {
  [key: string]: string | Dictionary;
}

const BASE = 'en-us';
/** The pseudo-locale, generated from English; see `pseudo.ts`. */
const PSEUDO = 'en-xa';

/** Lower-case codes of all languages with a folder, and of the pseudo-locale. */
export function listLocales(folder: string): string[] {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  return [...folders.map((entry) => entry.name), PSEUDO];
}

/**
 * The texts of a language as sent to the browser; missing ones are filled in from English.
 * @param load loads the default export of a file; the dev server passes its own loader
 */
export async function readDictionary(
  folder: string,
  locale: string,
  load: (file: string) => Promise<unknown> = importDefault,
): Promise<Dictionary> {
  const read = async (name: string) => (await load(join(folder, name, 'index.ts'))) as Dictionary;
  const base = await read(BASE);
  if (locale === PSEUDO) return mapWords(base, (text) => stretch(withoutTypes(text)));
  const own = locale === BASE ? {} : await read(locale);
  return mapWords(fillIn(own, base), withoutTypes);
}

/** Splits the texts by area, one file each. */
export function splitByArea(dictionary: Dictionary): Record<Area, Dictionary> {
  const pick = (area: Area) =>
    Object.fromEntries(NAMESPACES[area].map((name) => [name, dictionary[name] ?? {}]));
  return Object.fromEntries(AREAS.map((area) => [area, pick(area)])) as Record<Area, Dictionary>;
}

async function importDefault(file: string): Promise<unknown> {
  const module = (await import(pathToFileURL(file).href)) as { default: unknown };
  return module.default;
}

/** The base texts, overridden by the translated ones. */
export function fillIn(own: Dictionary, base: Dictionary): Dictionary {
  const entries = Object.entries(base).map(([key, text]) => {
    const word = own[key];
    if (typeof text === 'string') return [key, typeof word === 'string' ? word : text] as const;
    return [key, fillIn(typeof word === 'object' ? word : {}, text)] as const;
  });
  return Object.fromEntries(entries);
}

function mapWords(dictionary: Dictionary, change: (text: string) => string): Dictionary {
  return Object.fromEntries(
    Object.entries(dictionary).map(([key, word]) => [
      key,
      typeof word === 'string' ? change(word) : mapWords(word, change),
    ]),
  );
}

/** Removes types from placeholders: `{name:string}` → `{name}`. */
function withoutTypes(text: string): string {
  return text.replaceAll(/\{(\w+):\w+/g, '{$1');
}
