import { readFileSync } from 'node:fs';
import type { ErrorCode, OperationId } from '@halyard/sdk/operations';
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
  additionalProperties?: Schema;
  'x-extension'?: string;
}

interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  example?: string | number | readonly string[] | readonly number[];
  schema: Schema;
}

interface SpecOperation {
  operationId: OperationId;
  'x-access': 'public' | 'session' | 'user' | 'monitor' | 'admin';
  'x-errors': ErrorCode[];
  'x-temporary-password'?: true;
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { $ref?: string; content?: Content }>;
}

type Content = Record<string, { schema: Schema }>;

interface Document {
  paths: Record<string, Record<string, SpecOperation> & { parameters?: Parameter[] }>;
  components: Record<string, Record<string, unknown>>;
  'x-common-errors': Record<ErrorGroup, ErrorCode[]>;
}

type ErrorGroup =
  | 'always'
  | 'path'
  | 'input'
  | 'body'
  | 'signedIn'
  | 'notBanned'
  | 'ownPassword'
  | 'staff'
  | 'unsafe';

/** One call of the contract, with all references followed one level. */
export interface SpecCall {
  id: OperationId;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  access: SpecOperation['x-access'];
  /** The error codes that it shares with others of its kind. */
  commonCodes: ReadonlySet<ErrorCode>;
  /** Every error code the spec allows here, the common ones included. */
  codes: ReadonlySet<ErrorCode>;
  /** Every status the spec documents. */
  statuses: ReadonlySet<number>;
  pathParameters: Parameter[];
  query: Parameter[];
  /** The JSON body's schema. */
  body: Schema | null;
  /** The field of the form that takes files; null when there is none. */
  uploadField: string | null;
  /** The content types of each status. */
  contentTypes: Readonly<Record<string, string[]>>;
  /** The schema of a JSON answer. */
  answer: Schema | null;
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
  const common = groupsOf(method, operation, parameters).flatMap(
    (group) => document['x-common-errors'][group],
  );
  const listed: readonly OperationId[] = UNIMPLEMENTED;
  return {
    id: operation.operationId,
    method: method.toUpperCase() as SpecCall['method'],
    path,
    access: operation['x-access'],
    commonCodes: new Set(common),
    codes: new Set([...common, ...operation['x-errors']]),
    statuses: new Set(Object.keys(operation.responses).map(Number)),
    pathParameters: parameters.filter((one) => one.in === 'path'),
    query: parameters.filter((one) => one.in === 'query'),
    body: content['application/json']?.schema ?? null,
    uploadField: uploadFieldOf(content['multipart/form-data']?.schema),
    contentTypes: Object.fromEntries(
      Object.entries(operation.responses).map(([status, answer]) => [
        status,
        Object.keys(answer.content ?? {}),
      ]),
    ),
    answer: operation.responses['200']?.content?.['application/json']?.schema ?? null,
    implemented: !listed.includes(operation.operationId),
  };
}

function uploadFieldOf(form: Schema | undefined): string | null {
  return form ? (Object.keys(resolve(form).properties ?? {})[0] ?? null) : null;
}

/** Which common errors apply; the README of the spec says the same in words. */
function groupsOf(
  method: (typeof METHODS)[number],
  operation: SpecOperation,
  parameters: readonly Parameter[],
): ErrorGroup[] {
  const access = operation['x-access'];
  const notBanned = access !== 'public' && access !== 'session';
  const applies: Record<ErrorGroup, boolean> = {
    always: true,
    path: parameters.some((one) => one.in === 'path'),
    input: operation.requestBody !== undefined || parameters.some((one) => one.in === 'query'),
    body: operation.requestBody !== undefined,
    signedIn: access !== 'public',
    notBanned,
    ownPassword: notBanned && !operation['x-temporary-password'],
    staff: access === 'monitor' || access === 'admin',
    unsafe: method !== 'get',
  };
  return Object.keys(applies).filter((group): group is ErrorGroup => applies[group as ErrorGroup]);
}
