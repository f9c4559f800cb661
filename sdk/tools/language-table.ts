import type { SpokenLanguage } from './openapi.ts';

/** The spec's languages as data, for menus and language negotiation. */
export function makeLanguageTable(languages: readonly SpokenLanguage[]): string {
  const rows = languages.map(({ code, name, machineTranslated = false }) =>
    JSON.stringify({ code, name, machineTranslated }),
  );
  const tags = languages.flatMap(({ code, tags: each }) => each.map((tag) => [tag, code]));
  return [
    '// Made from the spec by `npm run generate`; do not edit.',
    '/** Languages of sentences, the default first. */',
    `export const languages = [\n${rows.map((row) => `  ${row},\n`).join('')}] as const;\n`,
    '/** Code of a language, a BCP 47 tag: `zh-TW`. */',
    "export type LanguageCode = (typeof languages)[number]['code'];\n",
    '/** Which language a lower-case tag gets; look a longer one up by its longest beginning. */',
    `export const languageTags: Readonly<Record<string, LanguageCode>> = ${JSON.stringify(Object.fromEntries(tags), null, 2)};\n`,
  ].join('\n');
}
