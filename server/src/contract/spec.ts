import { readFileSync } from 'node:fs';
import { UNIMPLEMENTED } from '../unimplemented.ts';

/** The parts of a JSON schema that bound a value. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: string[];
  format?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  example?: unknown;
}

interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query';
  schema: Schema;
}

interface SpecOperation {
  operationId: string;
  'x-access': 'public' | 'user' | 'monitor' | 'admin';
  'x-errors'?: string[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, unknown>;
}

interface Document {
  paths: Record<string, Record<string, SpecOperation> & { parameters?: Parameter[] }>;
  components: Record<string, Record<string, unknown>>;
  'x-common-errors': Record<string, string[]>;
}

/** One call of the contract, with all references followed one level. */
export interface SpecCall {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  access: SpecOperation['x-access'];
  /** Every error code the spec allows here, the common ones included. */
  codes: ReadonlySet<string>;
  /** Every status the spec documents. */
  statuses: ReadonlySet<number>;
  pathParameters: Parameter[];
  query: Parameter[];
  /** The JSON body's schema. */
  body: Schema | null;
  /** False while the server answers it with 501. */
  implemented: boolean;
}

const METHODS = ['get', 'post', 'put', 'delete'] as const;

const document = JSON.parse(
  readFileSync(new URL('../../../api-spec/dist/openapi.json', import.meta.url), 'utf8'),
) as Document;

/** Follows a reference; what has none is answered as it is. */
export function resolve<T extends object>(node: T & { $ref?: string }): T {
  if (node.$ref === undefined) return node;
  const [, , group = '', name = ''] = node.$ref.split('/');
  return resolve(document.components[group]?.[name] as T);
}

/** Every call of the contract, read from the committed bundle. */
export const calls: readonly SpecCall[] = Object.entries(document.paths).flatMap(([path, item]) =>
  METHODS.flatMap((method) => {
    const operation = item[method];
    return operation ? [toCall(path, method, operation, item.parameters ?? [])] : [];
  }),
);

function toCall(
  path: string,
  method: (typeof METHODS)[number],
  operation: SpecOperation,
  shared: Parameter[],
): SpecCall {
  const parameters = [...shared, ...(operation.parameters ?? [])].map(resolve);
  const content = operation.requestBody?.content ?? {};
  const body = content['application/json']?.schema ?? null;
  const listed: readonly string[] = UNIMPLEMENTED;
  return {
    id: operation.operationId,
    method: method.toUpperCase() as SpecCall['method'],
    path,
    access: operation['x-access'],
    codes: new Set([
      ...(operation['x-errors'] ?? []),
      ...Object.values(document['x-common-errors']).flat(),
    ]),
    statuses: new Set(Object.keys(operation.responses).map(Number)),
    pathParameters: parameters.filter((one) => one.in === 'path'),
    query: parameters.filter((one) => one.in === 'query'),
    body,
    implemented: !listed.includes(operation.operationId),
  };
}
