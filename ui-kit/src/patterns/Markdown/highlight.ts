import hljs from 'highlight.js/lib/core';
import type { LanguageFn } from 'highlight.js';
import type { Language } from './languages.ts';

/** Longer code is not highlighted, because that would block the page. */
const MAX_LENGTH = 50_000;

export function registerLanguage(language: Language, grammar: LanguageFn): void {
  return hljs.registerLanguage(language, grammar);
}

/** Code as HTML with `hljs-` classes; undefined if its language is not loaded yet. */
export function highlight(code: string, language: Language): string | undefined {
  return code.length <= MAX_LENGTH && hljs.getLanguage(language)
    ? hljs.highlight(code, { language, ignoreIllegals: true }).value
    : undefined;
}
