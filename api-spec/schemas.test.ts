import { describe, expect, test } from 'vitest';
import { follow, nameOf, operationsOf, readBundle } from './bundle.ts';
import type { Schema } from './bundle.ts';

const bundle = readBundle();
const { schemas } = bundle.components;
const operations = operationsOf(bundle);

/** A schema and every schema below it, references not followed. */
function partsOf(schema: Schema, at: string): [string, Schema][] {
  return [
    [at, schema],
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
      partsOf(part, `${at}.${name}`),
    ),
    ...(schema.items ? partsOf(schema.items, `${at}[]`) : []),
    ...(schema.additionalProperties ? partsOf(schema.additionalProperties, `${at}{}`) : []),
    ...(schema.oneOf ?? []).flatMap((part) => partsOf(part, at)),
  ];
}

/** The named schemas that can be reached from one. */
function reach(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const [, { $ref }] of partsOf(follow({ $ref: `/${name}` }, schemas), name)) {
    if ($ref !== undefined) reach(nameOf($ref), seen);
  }
  return seen;
}

const typesOf = ({ type }: Schema) => (typeof type === 'string' ? [type] : (type ?? []));

/** The bounds that the schema of a sent value lacks. */
function missingBounds(schema: Schema): string[] {
  const types = typesOf(schema);
  const low = schema.minimum ?? schema.exclusiveMinimum;
  const isFixed = schema.format === 'uuid' || schema.format === 'binary';
  const isText = types.includes('string') && !schema.enum && !isFixed;
  const isNumber = types.includes('integer') || types.includes('number');
  const isFileList = schema.items?.format === 'binary';
  return [
    ...(isText && schema.maxLength === undefined ? ['maxLength'] : []),
    ...(isNumber && low === undefined ? ['minimum'] : []),
    ...(isNumber && schema.maximum === undefined ? ['maximum'] : []),
    ...(types.includes('array') && !isFileList && schema.maxItems === undefined
      ? ['maxItems']
      : []),
  ];
}

const sent = new Set(
  operations.flatMap((operation) =>
    Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) => [
      ...reach(nameOf(schema.$ref ?? '')),
    ]),
  ),
);

const answered = new Set(
  operations.flatMap(({ responses }) =>
    Object.values(responses).flatMap(({ content = {} }) =>
      Object.values(content).flatMap(({ schema }) => [...reach(nameOf(schema.$ref ?? ''))]),
    ),
  ),
);

/** Names of properties that are about a person wherever they stand. */
const PERSONAL = /\.(email|phone|realName|stdNumber|address|agent)$/;

const parts = Object.entries(schemas).flatMap(([name, schema]) => partsOf(schema, name));

describe('every named schema', () => {
  test('has a description in sentences and an example', () => {
    const silent = Object.entries(schemas)
      .filter(([, { description, example }]) => {
        return example === undefined || !/^[A-Z].*\.$/s.test(description ?? '');
      })
      .map(([name]) => name);
    expect(silent).toEqual([]);
  });

  test('describes each of its fields', () => {
    const silent = parts.flatMap(([at, { properties = {} }]) =>
      Object.entries(properties)
        .filter(([, field]) => field.$ref === undefined && field.description === undefined)
        .map(([field]) => `${at}.${field}`),
    );
    expect(silent).toEqual([]);
  });

  test('requires only fields that it has, and never one of an extension', () => {
    const wrong = parts.flatMap(([at, { required = [], properties = {} }]) =>
      required
        .filter((field) => !properties[field] || properties[field]['x-extension'] !== undefined)
        .map((field) => `${at}.${field}`),
    );
    expect(wrong).toEqual([]);
  });

  test('marks fields and parameters only with extensions that exist', () => {
    const parameters = operations.flatMap((operation) => operation.parameters);
    const used = [...parts.map(([, part]) => part), ...parameters].flatMap(
      (part) => part['x-extension'] ?? [],
    );
    expect(Object.keys(bundle['x-extensions'])).toEqual(expect.arrayContaining(used));
  });

  test('lets unknown fields pass', () => {
    const strict = parts.filter(([, { additionalProperties }]) => additionalProperties === false);
    expect(strict.map(([at]) => at)).toEqual([]);
  });

  test('numbers each value of an enumeration once, or none', () => {
    const wrong = parts.filter(([, { enum: names, 'x-enum-numbers': numbers }]) => {
      return numbers !== undefined && new Set(numbers).size !== names?.length;
    });
    expect(wrong.map(([at]) => at)).toEqual([]);
  });
});

describe('whatever a client sends is bounded', () => {
  test('in bodies', () => {
    const open = [...sent]
      .flatMap((name) => partsOf(follow({ $ref: `/${name}` }, schemas), name))
      .map(([at, part]) => [at, missingBounds(part)] as const)
      .filter(([, missing]) => missing.length > 0);
    expect(open).toEqual([]);
  });

  test('in paths and queries', () => {
    const open = operations
      .flatMap((operation) => operation.parameters)
      .map(({ name, schema }) => [name, missingBounds(follow(schema, schemas))] as const)
      .filter(([, missing]) => missing.length > 0);
    expect(open).toEqual([]);
  });
});

test('a personal property of an answer says who may read it', () => {
  const silent = [...answered].flatMap((name) =>
    partsOf(follow({ $ref: `/${name}` }, schemas), name)
      .filter(([at, part]) => PERSONAL.test(at) && part['x-personal'] === undefined)
      .map(([at]) => at),
  );
  expect(silent).toEqual([]);
});
