import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { operations, schemas as serverSchemas } from './operations.ts';
import * as schemas from './schemas.ts';

interface Node {
  $ref?: string;
  name?: string;
  in?: string;
  schema?: Node;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
  content?: Record<string, Node>;
}

interface Operation {
  operationId: string;
  parameters?: Node[];
  requestBody?: Node;
  responses: Record<string, Node>;
}

interface Document {
  paths: Record<string, Record<string, Operation> & { parameters?: Node[] }>;
  components: Record<string, Record<string, Node>>;
}

const document = JSON.parse(
  readFileSync(new URL('../../api-spec/dist/openapi.json', import.meta.url), 'utf8'),
) as Document;

function follow(node: Node): Node {
  const [, , group = '', name = ''] = node.$ref?.split('/') ?? [];
  return document.components[group]?.[name] ?? node;
}

const exampleOf = (node: Node): unknown => node.example ?? follow(node.schema ?? {}).example;

const capital = (id: string) => `${id.charAt(0).toUpperCase()}${id.slice(1)}`;

/** Parses a value with the schema of that name in an entry point. */
function parse(entryPoint: object, name: string, value: unknown): unknown {
  const schema = Reflect.get(entryPoint, name) as
    | { safeParse: (value: unknown) => object }
    | undefined;
  return schema?.safeParse(value);
}

/** Parsing may add defaults, but removes nothing. */
const passed = (value: unknown) => ({ success: true, data: value });

// A file cannot be written as JSON.
const isFile = (node: Node) => JSON.stringify(follow(node)).includes('"format":"binary"');

const calls = Object.values(document.paths).flatMap(({ parameters: shared = [], ...methods }) =>
  Object.values(methods).map((operation) => ({
    id: operation.operationId,
    parameters: [...shared, ...(operation.parameters ?? [])].map(follow),
    body: operation.requestBody?.content?.['application/json'],
    answer: operation.responses['200']?.content?.['application/json'],
  })),
);

describe('the example of', () => {
  const named = Object.entries(document.components['schemas'] ?? {});
  test.each(named.filter(([, schema]) => !isFile(schema)))(
    '%s satisfies the schema of the SDK',
    (name, { example }) => {
      expect(parse(schemas, name, example)).toMatchObject(passed(example));
    },
  );

  const refusals = Object.entries(document.components['responses'] ?? {}).flatMap(
    ([name, { content }]) =>
      Object.entries(content?.['application/json']?.examples ?? {}).map(
        ([code, { value }]) => [`${name} ${code}`, value] as const,
      ),
  );
  test.each(refusals)('%s is a Problem', (_, value) => {
    expect(parse(schemas, 'Problem', value)).toMatchObject(passed(value));
  });
});

describe('the examples of', () => {
  test('are of every operation', () => {
    expect(calls.map(({ id }) => id).toSorted()).toEqual(Object.keys(operations).toSorted());
  });

  test.each(calls.map((call) => [call.id, call] as const))(
    '%s satisfy the schemas of the server',
    (id, { parameters, body, answer }) => {
      const parametersIn = (place: string) => {
        const own = parameters.filter((one) => one.in === place);
        const examples = own.map((one) => [one.name, exampleOf(one)]);
        return own.length > 0 ? Object.fromEntries(examples) : undefined;
      };
      const examples = {
        Params: parametersIn('path'),
        QueryParams: parametersIn('query'),
        Body: body && exampleOf(body),
        Response: answer && exampleOf(answer),
      };
      for (const [part, value] of Object.entries(examples)) {
        if (value === undefined) continue;
        const name = `${capital(id)}${part}`;
        expect(parse(serverSchemas, name, value), name).toMatchObject(passed(value));
      }
    },
  );
});
