import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addImport, addToArray, insertBefore, type NewFile, replaceIn } from './files.ts';
import { toCamel } from './names.ts';
import type { PagePlan } from './page-plan.ts';

const ENGLISH = 'app/src/i18n/en-us';
const AWAITED = 'scripts/lib/words/awaited.ts';

/** The expression of a page's text, as in `LL.teams.history.lead()`. */
export function textOf({ folder, name }: PagePlan, key: string): string {
  return `LL.${folder}.${toCamel(name)}.${key}()`;
}

/** The English texts of a page and their registration; other languages follow later. */
export function textFiles(root: string, plan: PagePlan): NewFile[] {
  const { folder, name, key, newTitle } = plan;
  const group = toCamel(name);
  const texts = `  ${group}: {\n    lead: 'Say what one can do on this page.',\n  },\n`;
  const places = '  places: {\n';
  return [
    ...addTexts(root, folder, texts),
    replaceIn(`${ENGLISH}/frame.ts`, places, `${places}    ${key}: '${newTitle}',\n`),
    ...[`${folder}.${group}`, `frame.places.${key}`].map((text) =>
      addToArray(AWAITED, 'awaitedTexts: readonly string[] = [', `'${text}'`),
    ),
  ];
}

/** A folder of pages has a namespace of the same name: a file of texts, or the first one of a folder. */
function addTexts(root: string, folder: string, texts: string): NewFile[] {
  const single = `${ENGLISH}/${folder}.ts`;
  const files = [`${ENGLISH}/${folder}/index.ts`, single];
  const known = files.find((path) => existsSync(join(root, path)));
  if (known) return [insertBefore(known, '};\n', texts, 'last')];
  const index = `${ENGLISH}/index.ts`;
  return [
    { path: single, text: `export const ${folder} = {\n${texts}};\n` },
    addImport(index, `./${folder}.ts`, [folder]),
    insertBefore(index, '};\n', `  ${folder},\n`, 'last'),
    addToArray('app/src/i18n/areas.ts', '  visitor: [', `'${folder}'`),
  ];
}
