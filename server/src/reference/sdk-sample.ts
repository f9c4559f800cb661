import { inspect } from 'node:util';

/** A node of the document: a parameter, a schema, a body or an answer. */
export interface ApiNode {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean | string[];
  schema?: ApiNode;
  example?: unknown;
  content?: Record<string, ApiNode>;
  properties?: Record<string, ApiNode>;
  type?: string | string[];
}

/** The parts of an operation that a sample is made of. */
export interface SampledOperation {
  operationId: string;
  parameters?: ApiNode[];
  requestBody?: ApiNode;
  responses?: Record<string, ApiNode>;
  'x-access'?: string;
}

/** Looks up what a `$ref` names. */
export type Resolve = (node: ApiNode) => ApiNode;

/** Stands for the address of the server, which the page puts in its place. */
export const SAMPLE_ORIGIN = 'https://ctf.example';

const FILES = 'multipart/form-data';

/**
 * A script in JavaScript that makes a call with the SDK, with the example values of the document. How the
 * SDK's functions take their arguments: one id alone, several by name, then what is sent.
 * @param shared the parameters of the operation's path
 */
export function sdkSample(
  operation: SampledOperation,
  shared: readonly ApiNode[],
  resolve: Resolve,
): string {
  const { operationId, parameters = [], requestBody } = operation;
  const all = [...shared, ...parameters].map(resolve);
  const body = requestBody && resolve(requestBody).content;
  const input = [
    pathArgument(all, resolve),
    body && bodyArgument(body, resolve),
    queryArgument(all, resolve),
    '{ client }',
  ];
  const isPublic = operation['x-access'] === 'public';
  const names = ['createClient', operationId, ...(isPublic ? [] : ['login'])].toSorted();
  const call = `${operationId}(${input.filter((word) => word !== undefined).join(', ')})`;
  return [
    ...(body?.[FILES] ? FILE_IMPORTS : []),
    `import { ${names.join(', ')} } from '@halyard/sdk';`,
    '',
    ...(body?.[FILES] ? FILE_LINES : []),
    `const client = createClient({ baseUrl: '${SAMPLE_ORIGIN}' });`,
    ...(isPublic ? [] : [SIGN_IN]),
    statement(call, operation, resolve),
  ].join('\n');
}

const SIGN_IN =
  "await login({ userName: 'linnea', password: process.env.CTF_PASSWORD }, { client });";
const FILE_IMPORTS = [
  "import { readFile } from 'node:fs/promises';",
  "import { basename } from 'node:path';",
];
const FILE_LINES = [
  'const path = process.argv[2];',
  'const file = new File([await readFile(path)], basename(path));',
];

function pathArgument(parameters: readonly ApiNode[], resolve: Resolve): string | undefined {
  const ids = parameters.filter((one) => one.in === 'path');
  const [only, ...others] = ids;
  if (only === undefined) return undefined;
  return others.length === 0 ? literal(exampleOf(only, resolve)) : literal(byName(ids, resolve));
}

function queryArgument(parameters: readonly ApiNode[], resolve: Resolve): string | undefined {
  const query = parameters.filter((one) => one.in === 'query');
  const needed = query.filter((one) => one.required);
  return query.length === 0 ? undefined : literal(byName(needed, resolve));
}

function byName(parameters: readonly ApiNode[], resolve: Resolve): Record<string, unknown> {
  return Object.fromEntries(
    parameters.map((one) => [one.name ?? '', exampleOf(one, resolve)] as const),
  );
}

function bodyArgument(content: Record<string, ApiNode>, resolve: Resolve): string {
  const files = content[FILES];
  if (!files) return literal(exampleOf(Object.values(content)[0] ?? {}, resolve));
  const fields = Object.entries(resolve(files.schema ?? {}).properties ?? {});
  const values = fields.map(([name, { type }]) => (type === 'array' ? `${name}: [file]` : name));
  return `{ ${values.join(', ')} }`;
}

function exampleOf(node: ApiNode, resolve: Resolve): unknown {
  return node.example ?? resolve(node.schema ?? {}).example;
}

function literal(value: unknown): string {
  return inspect(value, { depth: Infinity, maxArrayLength: null, maxStringLength: null });
}

function statement(call: string, { responses = {} }: SampledOperation, resolve: Resolve): string {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  const types = Object.keys((success && resolve(success).content) ?? {});
  if (types.length === 0) return `await ${call};`;
  if (types.includes('text/event-stream')) {
    return `for await (const event of await ${call}) console.log(event);`;
  }
  return `console.log(await ${call});`;
}
