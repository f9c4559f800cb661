import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, expect, test } from 'vitest';
import { exportedComponents } from './catalogue.ts';

const kit = join(import.meta.dirname, '../..');
const shared = join(kit, 'src/components/shared-props.ts');
const entries = ['index', 'markdown', 'rendered-markdown'].map((name) =>
  join(kit, `src/${name}.ts`),
);

let checker: ts.TypeChecker;
/** The shared props by name. */
let meanings: ReadonlyMap<string, ts.Type>;
/** The types of the props of each public component; several if it takes one of several sets. */
let components: ReadonlyMap<string, readonly ts.Type[]>;

function exportsOf(file: string, program: ts.Program): readonly ts.Symbol[] {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  return module ? checker.getExportsOfModule(module) : [];
}

function propsOf(symbol: ts.Symbol): readonly ts.Type[] {
  const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  const own = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
  return checker
    .getTypeOfSymbol(own)
    .getCallSignatures()
    .flatMap(({ parameters: [props] }) => props ?? [])
    .map((props) => checker.getTypeOfSymbol(props))
    .flatMap((type) => (type.isUnion() ? type.types : type));
}

/** The elements that a `ref` may be given. */
function elementsOf(type: ts.Type): readonly ts.Type[] {
  return (type.isUnion() ? type.types : [type])
    .flatMap((part) => part.getProperty('current') ?? [])
    .map((current) => checker.getNonNullableType(checker.getTypeOfSymbol(current)));
}

function isShared(name: string, type: ts.Type): boolean {
  const meaning = meanings.get(name);
  if (meaning === undefined) return false;
  if (name !== 'ref') return checker.isTypeAssignableTo(type, meaning);
  const [element] = elementsOf(meaning);
  const own = elementsOf(type);
  return (
    element !== undefined &&
    own.length > 0 &&
    own.every((each) => checker.isTypeAssignableTo(each, element))
  );
}

/** The components that have a prop, each with `false` if it means something else there. */
function usesOf(name: string): readonly (readonly [component: string, same: boolean])[] {
  return [...components].flatMap(([component, sets]) =>
    sets.flatMap((props) => {
      const prop = checker.getPropertyOfType(props, name);
      if (prop === undefined) return [];
      const type = checker.getNonNullableType(checker.getTypeOfSymbol(prop));
      return [[component, isShared(name, type)] as const];
    }),
  );
}

beforeAll(() => {
  const path = join(kit, '../tsconfig.base.json');
  const { config } = ts.readConfigFile(path, (file) => readFileSync(file, 'utf8'));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, kit);
  const program = ts.createProgram([...entries, shared], { ...options, incremental: false });
  checker = program.getTypeChecker();
  const definition = exportsOf(shared, program).find(({ name }) => name === 'SharedProps');
  const listed = definition ? checker.getDeclaredTypeOfSymbol(definition).getProperties() : [];
  meanings = new Map(
    listed.map((prop) => [prop.name, checker.getNonNullableType(checker.getTypeOfSymbol(prop))]),
  );
  const names = exportedComponents();
  components = new Map(
    entries
      .flatMap((entry) => exportsOf(entry, program))
      .filter(({ name }) => names.has(name))
      .map((symbol) => [symbol.name, propsOf(symbol)]),
  );
}, 180_000);

test('the shared names are those of the README, and every component is read', () => {
  const text = readFileSync(join(kit, 'README.md'), 'utf8');
  const rows = [...text.matchAll(/^\| `(\w+)` \|/gm)].map(([, name = '']) => name);
  expect(rows).toEqual([...meanings.keys()]);
  expect([...components.keys()].toSorted()).toEqual([...exportedComponents().keys()].toSorted());
});

test.each(['size', 'variant', 'tone', 'loading', 'ref'])(
  '`%s` means the same in every component',
  (name) => {
    const uses = usesOf(name);
    expect(uses.length).toBeGreaterThan(4);
    expect(uses.filter(([, same]) => !same).map(([component]) => component)).toEqual([]);
  },
);
