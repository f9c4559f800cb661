import type { LanguageFn } from 'highlight.js';

interface Source {
  /** Other names of the language. */
  also: readonly string[];
  load: () => Promise<{ default: LanguageFn }>;
}

/** Supported languages. Each is a separate file, because few texts need more than two. */
export const languages = {
  bash: {
    also: ['sh', 'shell', 'zsh'],
    load: () => import('highlight.js/lib/languages/bash'),
  },
  c: { also: ['h'], load: () => import('highlight.js/lib/languages/c') },
  cpp: { also: ['c++', 'cc', 'hpp'], load: () => import('highlight.js/lib/languages/cpp') },
  go: { also: ['golang'], load: () => import('highlight.js/lib/languages/go') },
  java: { also: [], load: () => import('highlight.js/lib/languages/java') },
  javascript: {
    also: ['js', 'jsx', 'mjs', 'cjs'],
    load: () => import('highlight.js/lib/languages/javascript'),
  },
  json: { also: ['jsonc'], load: () => import('highlight.js/lib/languages/json') },
  php: { also: [], load: () => import('highlight.js/lib/languages/php') },
  python: {
    also: ['py', 'python3', 'sage'],
    load: () => import('highlight.js/lib/languages/python'),
  },
  rust: { also: ['rs'], load: () => import('highlight.js/lib/languages/rust') },
  sql: { also: [], load: () => import('highlight.js/lib/languages/sql') },
  typescript: { also: ['ts', 'tsx'], load: () => import('highlight.js/lib/languages/typescript') },
  x86asm: {
    also: ['asm', 'nasm', 'assembly'],
    load: () => import('highlight.js/lib/languages/x86asm'),
  },
  xml: { also: ['html', 'svg'], load: () => import('highlight.js/lib/languages/xml') },
  yaml: { also: ['yml'], load: () => import('highlight.js/lib/languages/yaml') },
} as const satisfies Record<string, Source>;

export type Language = keyof typeof languages;

// `Object.keys` loses the type of the keys.
export const languageNames = Object.keys(languages) as Language[];

const byName = new Map<string, Language>(
  languageNames.flatMap((name) =>
    [name, ...languages[name].also].map((each) => [each, name] as const),
  ),
);

/** The language with a name, if it is supported. */
export function findLanguage(name: string): Language | undefined {
  return byName.get(name);
}
