import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CataloguePage } from 'virtual:halyard-catalogue';
import { pageName } from './page-name.ts';
import { readStoryFiles, type StoryFile } from './story-files.ts';

const entries = [
  'foundations',
  'controls',
  'patterns',
  'staff',
  'markdown',
  'rendered-markdown',
] as const;

/** Renders nothing and has no props. */
const unseen = new Set(['RenderNothing']);

/** Components that the package exports, with the specifier to import each from. */
export function exportedComponents(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const entry of entries) {
    const text = readFileSync(join(import.meta.dirname, '..', `${entry}.ts`), 'utf8');
    for (const [, list = ''] of text.matchAll(/export \{([^}]*)\} from/g)) {
      for (const word of list.split(',')) {
        const name = word.trim();
        if (!/^[A-Z][a-z]\w*$/.test(name) || unseen.has(name)) continue;
        found.set(
          name,
          entry.endsWith('markdown') ? `@halyard/ui-kit/${entry}` : '@halyard/ui-kit',
        );
      }
    }
  }
  return found;
}

/** All pages of components that the package exports, in the order of their names. */
export function readCatalogue(
  storyFiles: readonly StoryFile[] = readStoryFiles(),
): readonly CataloguePage[] {
  const specifiers = exportedComponents();
  const listed = new Set<string>();
  const pages: CataloguePage[] = [];
  // A component with several pages is listed with its own, which comes before those below it.
  const files = storyFiles.toSorted((one, other) => one.title.localeCompare(other.title));
  for (const { title, what, story, isFramed, components } of files) {
    const given = components.filter((name) => specifiers.has(name) && !listed.has(name));
    const [first] = given;
    if (first === undefined) continue;
    for (const name of given) listed.add(name);
    const [area = '', ...rest] = title.split('/');
    pages.push({
      area,
      name: rest.join('/'),
      what,
      components: given,
      importLine: `import { ${given.join(', ')} } from '${specifiers.get(first)}';`,
      docs: story.replace(/--.*$/, `--${pageName.toLowerCase()}`),
      story,
      isFramed,
    });
  }
  return pages;
}
