import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';

const src = join(import.meta.dirname, '..');

/** What the source of a story file tells, read in Node. */
export interface StoryFile {
  /** Path below `src`, with `/`. */
  readonly file: string;
  readonly text: string;
  readonly title: string;
  /** Names of the components that have a table of props; the first is the page's own. */
  readonly components: readonly string[];
  /** Path of the module that exports the first component; its own path if it is defined here. */
  readonly module: string;
  /** Names of the args that all its stories have. */
  readonly args: readonly string[];
  /** What the component is: the first sentence of its guide. */
  readonly what: string;
  /** Id of the story that is its picture: the first one, or the open state of an overlay. */
  readonly story: string;
  /** The story needs a page of its own: it opens a dialog, or only its steps open it. */
  readonly isFramed: boolean;
}

function wordsOf(list = ''): string[] {
  return list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

function argsOf(node: unknown): string[] {
  // The syntax tree is untyped here.
  const { properties = [] } = (node ?? {}) as {
    properties?: { key?: { name?: string; value?: string } }[];
  };
  return properties.flatMap(({ key }) => key?.name ?? key?.value ?? []);
}

/** `what` of a guide: a string literal. */
function whatOf(text: string): string {
  const [, quote = '', content = ''] =
    /\bguide\(\{\s*what:\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/.exec(text) ?? [];
  const [first = ''] = content.replaceAll(`\\${quote}`, quote).split(/(?<=\.)\s/);
  return first;
}

function readStoryFile(file: string): StoryFile {
  const path = join(src, file);
  const text = readFileSync(path, 'utf8');
  const csf = loadCsf(text, { fileName: file, makeTitle: (title) => title ?? '' }).parse();
  const { _metaAnnotations: annotations, meta, stories } = csf;
  const isOverlay = meta.title?.startsWith('Overlays/') ?? false;
  const open = stories.find(({ name }) => isOverlay && name === 'Open');
  const picture = open ?? stories[0];
  const component = /^ {2}component: (\w+)/m.exec(text)?.[1];
  const others = /^ {2}subcomponents: \{([^}]*)\}/m.exec(text)?.[1];
  const from = new RegExp(`import \\{[^}]*\\b${component}\\b[^}]*\\} from '(\\.[^']+)'`).exec(
    text,
  )?.[1];
  return {
    file,
    text,
    title: meta.title ?? '',
    components: [...wordsOf(component), ...wordsOf(others)],
    module: from === undefined ? path : join(dirname(path), from),
    args: argsOf(annotations['args']),
    what: whatOf(text),
    story: picture?.id ?? '',
    isFramed: isOverlay || /\binline: false\b/.test(text),
  };
}

/** All story files with a page, without overviews of many stories and parts of guides. */
export function readStoryFiles(): readonly StoryFile[] {
  return globSync('**/*.stories.tsx', { cwd: src, exclude: ['overview/**', 'storybook/**'] })
    .map((file) => readStoryFile(file.replaceAll('\\', '/')))
    .toSorted((one, other) => one.file.localeCompare(other.file));
}
