import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type LanguageCode, languages } from '@halyard/sdk/operations';
import { root } from '../run.ts';
import { awaited, awaitedTexts } from './awaited.ts';
import { checkNumbers, compareWords, findDoneTexts, type Dictionary, flatten } from './compare.ts';

/** The state of one language in the app's texts or in the server's messages. */
export interface Report {
  /** `app de-DE` */
  name: string;
  /** Still being translated: `faults` do not count. */
  isAwaited: boolean;
  faults: string[];
}

const [{ code: BASE }, ...others] = languages;

/** Compares every language of the spec with English. */
export async function checkWords(): Promise<Report[]> {
  const [app, server] = [await readApp(BASE), await readServer(BASE)];
  if (!app || !server) throw new Error('There are no English words');
  const reports: Report[] = [
    { name: `app ${BASE}`, isAwaited: false, faults: checkNumbers(app.words) },
  ];
  const translations: Found['words'][] = [];
  for (const { code } of others) {
    const isAwaited = awaited.includes(code);
    const [words, sentences] = [await readApp(code), await readServer(code)];
    if (words) translations.push(words.words);
    reports.push(
      { name: `app ${code}`, isAwaited, faults: compare(words, app, code, awaitedTexts) },
      { name: `server ${code}`, isAwaited, faults: compare(sentences, server, code) },
    );
  }
  const done = findDoneTexts(awaitedTexts, app.words, translations);
  reports.push({
    name: 'texts awaiting translation',
    isAwaited: false,
    faults: done.map((entry) => `${entry} in awaited.ts: every language has it`),
  });
  return reports;
}

interface Found {
  words: Map<string, string>;
  /** Texts that are the same in English; for English, those that may be the same in any language. */
  same: readonly string[];
}

function compare(
  own: Found | null,
  base: Found,
  code: LanguageCode,
  texts: readonly string[] = [],
): string[] {
  if (!own || own.words.size === 0) return ['everything: missing'];
  return compareWords(own.words, base.words, {
    code,
    same: own.same,
    free: base.same,
    awaited: texts,
  });
}

async function readApp(code: LanguageCode): Promise<Found | null> {
  const folder = join(root, 'app/src/i18n', code.toLowerCase());
  if (!existsSync(join(folder, 'index.ts'))) return null;
  const { default: words } = (await import(join(folder, 'index.ts'))) as { default: Dictionary };
  const same = join(folder, 'same.ts');
  const list = existsSync(same) ? ((await import(same)) as { same: readonly string[] }).same : [];
  return { words: flatten(words), same: list };
}

/** The server's messages differ in every language. */
async function readServer(code: LanguageCode): Promise<Found | null> {
  const file = join(root, 'server/src/sentences', `${code.toLowerCase()}.ts`);
  if (!existsSync(file)) return null;
  const module = (await import(file)) as Record<string, Dictionary>;
  return { words: flatten(Object.values(module)[0] ?? {}), same: [] };
}
