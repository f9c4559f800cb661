import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addToArray, insertBefore, type NewFile } from './files.ts';
import { toCamel, toKebab } from './names.ts';
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
  const file = toKebab(name);
  const awaited = [`frame.places.${key}`];
  return [
    {
      path: `${ENGLISH}/${folder}/${file}.ts`,
      text: `export const ${group} = {\n  lead: 'Say what one can do on this page.',\n};\n`,
    },
    ...register(root, folder, group, file),
    insertBefore(`${ENGLISH}/frame/places.ts`, '};\n', `  ${key}: '${newTitle}',\n`, 'last'),
    ...[`${folder}.${group}`, ...awaited].map((text) =>
      addToArray(AWAITED, 'awaitedTexts: readonly string[] = [', `'${text}'`),
    ),
  ];
}

/** A folder of pages has a namespace of the same name: a folder or a file of texts. */
function register(root: string, folder: string, group: string, file: string): NewFile[] {
  const index = `${ENGLISH}/${folder}/index.ts`;
  if (existsSync(join(root, index))) return addGroup(index, group, `./${file}.ts`);
  const single = `${ENGLISH}/${folder}.ts`;
  if (existsSync(join(root, single))) return addGroup(single, group, `./${folder}/${file}.ts`);
  return [
    {
      path: index,
      text: `import { ${group} } from './${file}.ts';\n\nexport const ${folder} = {\n  ${group},\n};\n`,
    },
    ...addGroup(`${ENGLISH}/index.ts`, folder, `./${folder}/index.ts`),
    addToArray('app/src/i18n/areas.ts', '  visitor: [', `'${folder}'`),
  ];
}

function addGroup(path: string, group: string, from: string): NewFile[] {
  const line = `import { ${group} } from '${from}';\n`;
  return [
    { path, edit: (text) => (text.startsWith('import ') ? line + text : `${line}\n${text}`) },
    insertBefore(path, '};\n', `  ${group},\n`, 'last'),
  ];
}
