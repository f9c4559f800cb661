import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { languages, type Language } from './languages.ts';
import type { Formula } from './render-maths.ts';

/** Renderers that are loaded when a text needs them; until then their source is shown. */
interface Tools {
  maths?: (formula: Formula) => string | undefined;
  highlight?: (code: string, language: Language) => string | undefined;
}

let tools: Tools = {};
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

// Each tool is loaded once. If it cannot be loaded, the source is shown; the next text tries again.

function loadMaths(): void {
  loadingMaths ??= fetchMaths().catch(forgetMaths);
}

function loadLanguage(language: Language): void {
  if (loadingLanguages.has(language)) return;
  const forget = () => void loadingLanguages.delete(language);
  loadingLanguages.set(language, fetchLanguage(language).catch(forget));
}

function useTools(): Tools {
  return useSyncExternalStore(subscribe, () => tools);
}

/** A formula as MathML; undefined until the renderer is loaded, and if the formula is invalid. */
export function useFormula(tex: string, display: boolean): string | undefined {
  const { maths } = useTools();
  useEffect(loadMaths, []);
  return useMemo(() => maths?.({ tex, display }), [maths, tex, display]);
}

/** Code as HTML with the classes of the highlighter; undefined until its language is loaded. */
export function useHighlighted(code: string, language: Language | undefined): string | undefined {
  const loaded = useTools();
  useEffect(() => {
    if (language) loadLanguage(language);
  }, [language]);
  return useMemo(
    () => (language ? loaded.highlight?.(code, language) : undefined),
    [loaded, code, language],
  );
}
