import { languageTags } from '@halyard/sdk/operations';
import type { Plugin } from 'vite';
import { OLD_LANGUAGE_KEY, STORAGE_KEYS } from '../src/app/storage/storage-keys.ts';
import { matchLanguage } from '../src/i18n/match-language.ts';

import { listLocales } from './dictionaries.ts';

/**
 * Sets the page's `lang` before the first paint: the stored language, else the first of the browser's
 * languages that has a dictionary, else that of the page. The app reads it from there.
 * @param folder of the dictionaries
 */
export function firstLanguage(folder: string): Plugin {
  return {
    name: 'halyard-first-language',
    transformIndexHtml: () => [
      {
        tag: 'script',
        children: firstLanguageScript(listLocales(folder)),
        injectTo: 'head-prepend',
      },
    ],
  };
}

/**
 * @param locales lower-case codes of the languages that have a dictionary
 */
export function firstLanguageScript(locales: readonly string[]): string {
  const tags = Object.entries({ ...languageTags, 'en-xa': 'en-XA' }).filter(([, code]) =>
    locales.includes(code.toLowerCase()),
  );
  return [
    `(function(){var w=[],c;try{w=['${STORAGE_KEYS.language}','${OLD_LANGUAGE_KEY}'].map(function(k){return localStorage.getItem(k)})}catch(e){}`,
    `c=(${matchLanguage.toString().replaceAll(/\s+/g, ' ')})`,
    `(w.concat(navigator.languages),${JSON.stringify(Object.fromEntries(tags))});`,
    `if(c)document.documentElement.lang=c})()`,
  ].join('');
}
