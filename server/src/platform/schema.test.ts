import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';

/** What can be read from a column, and whether a row may be added without it. */
interface Column {
  type: string;
  nullable: boolean;
  /** `never` if only the database writes the column. */
  insert: 'needed' | 'optional' | 'never';
}

type Tables = Record<string, Record<string, Column>>;

const database = await createTestDatabase();

test('the types of the tables are those of the migrated database', async () => {
  const described = readTypes();
  expect(Object.keys(described).length).toBeGreaterThan(40);
  expect(described).toEqual(await readDatabase());
});

/** Types of PostgreSQL as the driver gives them. */
const READ_AS: Readonly<Record<string, string>> = {
  text: 'string',
  uuid: 'string',
  varchar: 'string',
  inet: 'string',
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  timestamptz: 'Date',
  bytea: 'bytes',
  tsvector: 'string',
  jsonb: 'json',
  _text: 'string[]',
  _int4: 'number[]',
  _uuid: 'string[]',
};

async function readDatabase(): Promise<Tables> {
  const { rows } = await database.pool.query<{
    table: string;
    column: string;
    type: string;
    nullable: boolean;
    hasDefault: boolean;
    isGenerated: boolean;
  }>(
    `select c.table_name as table, c.column_name as column, c.udt_name as type,
       c.is_nullable = 'YES' as nullable,
       c.column_default is not null or c.is_identity = 'YES' as "hasDefault",
       c.is_generated = 'ALWAYS' or c.identity_generation = 'ALWAYS' as "isGenerated"
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
       and c.table_name not like 'kysely%'`,
  );
  const tables: Tables = {};
  for (const { table, column, type, nullable, hasDefault, isGenerated } of rows) {
    const own = (tables[table] ??= {});
    const optional = nullable || hasDefault ? 'optional' : 'needed';
    own[column] = {
      type: READ_AS[type] ?? type,
      nullable,
      insert: isGenerated ? 'never' : optional,
    };
  }
  return tables;
}

function readTypes(): Tables {
  const file = join(import.meta.dirname, 'schema.ts');
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ESNext,
    allowImportingTsExtensions: true,
    exactOptionalPropertyTypes: true,
    types: ['node'],
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const declared = source?.statements.find(
    (statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === 'Database',
  );
  if (!declared) throw new Error('schema.ts has no interface Database.');
  const typeOf = (symbol: ts.Symbol) => checker.getTypeOfSymbol(symbol);
  const columnOf = (column: ts.Symbol): Column => {
    const type = typeOf(column);
    const [select, insert] = ['__select__', '__insert__'].map((name) => {
      const part = type.getProperty(name);
      return part && typeOf(part);
    });
    const read = select ?? type;
    return {
      type: nameOf(checker, checker.getNonNullableType(read)),
      nullable: partsOf(read).some(({ flags }) => (flags & ts.TypeFlags.Null) !== 0),
      insert: insertOf(insert ?? type),
    };
  };
  const columnsOf = (table: ts.Symbol) =>
    Object.fromEntries(
      typeOf(table)
        .getProperties()
        .map((column) => [column.name, columnOf(column)]),
    );
  return Object.fromEntries(
    checker
      .getTypeAtLocation(declared)
      .getProperties()
      .map((table) => [table.name, columnsOf(table)]),
  );
}

const partsOf = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type]);

/** `undefined` is what Kysely lets a caller leave out, beside what may be null. */
function insertOf(type: ts.Type): Column['insert'] {
  if (type.flags & ts.TypeFlags.Never) return 'never';
  const omitted = ts.TypeFlags.Undefined | ts.TypeFlags.Null;
  return partsOf(type).some(({ flags }) => (flags & omitted) !== 0) ? 'optional' : 'needed';
}

function nameOf(checker: ts.TypeChecker, type: ts.Type): string {
  const parts = partsOf(type);
  const all = (flag: ts.TypeFlags) => parts.every(({ flags }) => (flags & flag) !== 0);
  if (all(ts.TypeFlags.StringLike)) return 'string';
  if (all(ts.TypeFlags.NumberLike)) return 'number';
  if (all(ts.TypeFlags.BooleanLike)) return 'boolean';
  const [element] = checker.isArrayType(type)
    ? checker.getTypeArguments(type as ts.TypeReference)
    : [];
  const elementName = element && nameOf(checker, element);
  if (elementName && elementName !== 'json') return `${elementName}[]`;
  const name = checker.typeToString(type);
  if (name === 'Date') return name;
  return name.startsWith('Buffer') ? 'bytes' : 'json';
}
