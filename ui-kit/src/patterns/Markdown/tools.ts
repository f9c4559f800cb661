import { useEffect, useSyncExternalStore } from 'react';
import { languages, type Language } from './languages.ts';
import type { Formula } from './maths.ts';

/** What a text needs besides Markdown. */
export interface Needs {
  maths: boolean;
  languages: ReadonlySet<Language>;
}

/** Renderers that are loaded when a text needs them; until then their source is shown. */
export interface Tools {
  maths?: (formula: Formula) => string | undefined;
  highlight?: (code: string, language: Language) => string | undefined;
}

const NONE: Tools = {};
let tools = NONE;
const listeners = new Set<() => void>();

function add(more: Tools): void {
  tools = { ...tools, ...more };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

let loadingMaths: Promise<void> | undefined;
const loadingLanguages = new Map<Language, Promise<void>>();

async function fetchMaths() {
  const { renderMaths } = await import('./render-maths.ts');
  add({ maths: renderMaths });
}

async function fetchLanguage(language: Language) {
  const [{ highlight, registerLanguage: learn }, grammar] = await Promise.all([
    import('./highlight.ts'),
    languages[language].load(),
  ]);
  learn(language, grammar.default);
  add({ highlight });
}

function forgetMaths() {
  loadingMaths = undefined;
}

/** Loads each tool once. If one cannot be loaded, the source is shown; the next text tries again. */
function load(needs: Needs): void {
  if (needs.maths) loadingMaths ??= fetchMaths().catch(forgetMaths);
  for (const language of needs.languages) {
    if (loadingLanguages.has(language)) continue;
    const forget = () => void loadingLanguages.delete(language);
    loadingLanguages.set(language, fetchLanguage(language).catch(forget));
  }
}

/** The loaded tools; renders again when another is loaded. */
export function useTools(needs: Needs): Tools {
  const any = needs.maths || needs.languages.size > 0;
  useEffect(() => load(needs), [needs]);
  return useSyncExternalStore(subscribe, () => (any ? tools : NONE));
}
