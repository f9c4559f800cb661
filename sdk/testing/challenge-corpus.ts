import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folders of challenges for tests, without what is expected of them. */
export const CORPUS = fileURLToPath(new URL('challenge-folders', import.meta.url));

/** What an importer makes of a folder. */
export interface ExpectedFolder {
  games: { file: string; title: string; start: string; end: string; divisions?: string[] }[];
  challenges: ExpectedChallenge[];
  skipped: { file: string }[];
  failed: { file: string; code: string; says: string; field?: string }[];
  notes: { code: string; field: string }[];
}

export interface ExpectedChallenge {
  file: string;
  optional?: boolean;
  title: string;
  category: { halyard: string };
  type: string;
  worth: { halyard: { originalScore: number; minScoreRate: number; difficulty?: number } };
  attempts: number;
  flags: { text: string; halyard: boolean; kind: string }[];
  hints: { text: string; halyard: boolean }[];
  files: { kind: 'file' | 'zip' | 'url'; name?: string; entries?: string[]; url?: string } | null;
  container: { halyard?: Record<string, unknown> } | null;
  visible: boolean;
  statement: { has: string[]; hasNot: string[] };
  notes: { code: string; field: string; detail?: string | number }[];
}

/** The names of all folders. */
export const CORPUS_NAMES = readdirSync(CORPUS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted();

/** The files of a folder by their paths, as an archive has them. */
export function corpusFiles(name: string): Record<string, Buffer<ArrayBuffer>> {
  const root = `${CORPUS}/${name}`;
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length + 1))
      .filter((path) => path !== 'expected.json')
      .map((path) => [path, Buffer.from(readFileSync(`${root}/${path}`))]),
  );
}

export function expectedOf(name: string): ExpectedFolder {
  return JSON.parse(readFileSync(`${CORPUS}/${name}/expected.json`, 'utf8')) as ExpectedFolder;
}
