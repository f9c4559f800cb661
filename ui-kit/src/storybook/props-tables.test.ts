import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withCompilerOptions, type ComponentDoc } from 'react-docgen-typescript';
import ts from 'typescript';
import { beforeAll, expect, test } from 'vitest';
import { docgenOptions } from '../../.storybook/docgen.ts';
import { exportedComponents, readCatalogue } from './catalogue.ts';
import { readStoryFiles } from './story-files.ts';

const kit = join(import.meta.dirname, '../..');
const files = readStoryFiles();
let docs: ReadonlyMap<string, ComponentDoc>;

beforeAll(() => {
  const path = join(kit, '../tsconfig.base.json');
  const { config } = ts.readConfigFile(path, (file) => readFileSync(file, 'utf8'));
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    { ...config, include: ['src/**/*.tsx'] },
    ts.sys,
    kit,
  );
  const parser = withCompilerOptions({ ...options, incremental: false }, docgenOptions);
  // A part of a component may have the name of a component: a folder with the name wins.
  const isPart = ({ filePath, displayName }: ComponentDoc): boolean =>
    !filePath.includes(`/${displayName}/`);
  const all = parser.parse(fileNames);
  const ordered = [...all.filter(isPart), ...all.filter((doc) => !isPart(doc))];
  docs = new Map(ordered.map((doc) => [doc.displayName, doc]));
}, 180_000);

/** Props of all components with a table: `Button.busy`. */
function propsWhere(isWrong: (prop: ComponentDoc['props'][string]) => boolean): string[] {
  return files.flatMap(({ components }) =>
    components.flatMap((name) =>
      Object.values(docs.get(name)?.props ?? {})
        .filter(isWrong)
        .map((prop) => `${name}.${prop.name}`),
    ),
  );
}

test('every exported component has a table of props', () => {
  const documented = new Set(files.flatMap(({ components }) => components));
  const exported = [...exportedComponents().keys()];
  expect(exported.length).toBeGreaterThan(150);
  expect(exported.filter((name) => !documented.has(name))).toEqual([]);
  expect([...documented].filter((name) => !docs.has(name))).toEqual([]);
});

test('every prop has a type that says something', () => {
  expect(propsWhere(() => true).length).toBeGreaterThan(1000);
  expect(propsWhere(({ type }) => /^(?:union|unknown|any|object)$/.test(type.name))).toEqual([]);
});

test('every prop has a sentence', () => {
  expect(propsWhere(({ description }) => description.trim() === '')).toEqual([]);
  // An arg without a docstring would be a row that only has a name.
  const unknown = files.flatMap(({ components: [name = ''], args }) =>
    args.filter((arg) => docs.get(name)?.props[arg] === undefined).map((arg) => `${name}.${arg}`),
  );
  expect(unknown).toEqual([]);
});

test('the first page has every exported component, with a sentence and its import line', () => {
  const pages = readCatalogue(files);
  const listed = pages.flatMap(({ components }) => components);
  expect(listed.toSorted()).toEqual([...exportedComponents().keys()].toSorted());
  for (const { what, importLine, components, docs: id, story } of pages) {
    expect(what).toMatch(/^\S.+[.:]$/);
    for (const name of components) expect(importLine).toContain(name);
    expect(importLine).toMatch(
      /^import \{ .+ \} from '@halyard\/ui-kit(?:\/(?:rendered-)?markdown)?';$/,
    );
    expect(story.startsWith(id.replace(/component$/, ''))).toBe(true);
  }
});
