import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const SDK = new URL('../', import.meta.url);

function read(path: string): string {
  return readFileSync(new URL(path, SDK), 'utf8');
}

function parse(path: string): ts.SourceFile {
  return ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest);
}

/** What the import and export statements of a file refer to, except for types. */
function sourcesOf(path: string): string[] {
  return parse(path).statements.flatMap((statement) => {
    const isLink = isValueImport(statement) || ts.isExportDeclaration(statement);
    const source = isLink ? statement.moduleSpecifier : undefined;
    return source && ts.isStringLiteral(source) ? [source.text] : [];
  });
}

function isValueImport(statement: ts.Statement): statement is ts.ImportDeclaration {
  return (
    ts.isImportDeclaration(statement) &&
    statement.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword
  );
}

/** The names, types included, that a file lists in its export statements. */
function listedExports(path: string): string[] {
  return parse(path).statements.flatMap((statement) => {
    const clause = ts.isExportDeclaration(statement) ? statement.exportClause : undefined;
    return clause && ts.isNamedExports(clause) ? clause.elements.map(({ name }) => name.text) : [];
  });
}

/** The constants and types that a file declares and exports. */
function declaredExports(path: string): string[] {
  return [...read(path).matchAll(/^export (?:const|type) (\w+)/gm)].map(([, name = '']) => name);
}

/** The names in the first column of the tables of a section of the README. */
function documented(section: string): string[] {
  const text = read('README.md').split(`\n## ${section}\n`)[1]?.split('\n## ')[0] ?? '';
  const cells = [...text.matchAll(/^\| (`[^|]*`) \|/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
}

describe('the rules', () => {
  const files = ['src/rules.ts', ...globSync('src/rules/*.ts', { cwd: SDK })].filter(
    (file) => !file.endsWith('.test.ts'),
  );

  test.each(files)('%s imports only rules and enumerations', (file) => {
    const allowed = file === 'src/rules.ts' ? /^\.\/rules\/[\w-]+\.ts$/ : /^\.\/[\w-]+\.ts$/;
    const others = sourcesOf(file).filter((source) => !allowed.test(source));
    expect(others.filter((source) => !/^\.\.?\/generated\/enumerations\.ts$/.test(source))).toEqual(
      [],
    );
  });

  test('are called with the time and never read a clock', () => {
    const clocks = files.filter((file) => /\bDate\b|performance\./.test(read(file)));
    expect(clocks).toStrictEqual([]);
  });

  test('are all in the README, with the enumerations', () => {
    const names = [
      ...listedExports('src/rules.ts'),
      ...declaredExports('src/generated/enumerations.ts'),
    ];
    expect(names.length).toBeGreaterThan(80);
    expect(documented('Rules').toSorted()).toStrictEqual(names.toSorted());
  });
});

test('what a form uses is all in the README', () => {
  const names = listedExports('src/forms.ts');
  expect(documented('Forms').toSorted()).toStrictEqual(names.toSorted());
});

test('what reads challenges of ctfcli is all in the README', () => {
  const names = listedExports('src/ctfcli.ts');
  expect(names.length).toBeGreaterThan(10);
  expect(documented('Challenges of ctfcli').toSorted()).toStrictEqual(names.toSorted());
});

test('what renders Markdown is all in the README', () => {
  const names = listedExports('src/markdown.ts');
  expect(names.length).toBeGreaterThan(10);
  expect(documented('Markdown').toSorted()).toStrictEqual(names.toSorted());
});
