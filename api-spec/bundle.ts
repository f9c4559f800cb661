import { readFileSync } from 'node:fs';

/** The parts of the bundled description that the rules of this house speak about. */
export interface Bundle {
  info: { version: string; description: string };
  tags: { name: string; description?: string }[];
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, Answer>;
  };
  'x-common-errors': Record<CommonErrors, string[]>;
  'x-rate-limits': Record<string, unknown>;
  'x-extensions': Record<string, string>;
}

export type CommonErrors =
  | 'always'
  | 'path'
  | 'input'
  | 'body'
  | 'signedIn'
  | 'notBanned'
  | 'ownPassword'
  | 'staff'
  | 'unsafe';

export const METHODS = ['get', 'post', 'put', 'delete'] as const;
export type Method = (typeof METHODS)[number];

export type PathItem = Partial<Record<Method, OperationObject>> & { parameters?: Parameter[] };

export interface OperationObject {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  /** Ways to prove who asks, any one of them: names of schemes, with scopes for `token`. */
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, Answer>;
  'x-access': string;
  /** On operations about a game, with `x-phase`: what they require of the caller. */
  'x-participation'?: string;
  'x-phase'?: string;
  /** The person or team that the object must belong to. */
  'x-owner'?: Owner;
  'x-rate-limit': string;
  'x-errors': string[];
  'x-error-status'?: Record<string, number>;
  'x-extension'?: string;
  /** Scripts of other sites may read the answer, which is the same for everybody. */
  'x-cross-origin'?: true;
  /** Somebody may call who must change their password first. */
  'x-temporary-password'?: true;
  /** What the answer shows secrets of: its type, and the parameter of the path that is its id. */
  'x-audit-read'?: { type: string; by?: string };
  'x-audit-own'?: true;
}

/** The relation of the caller to the object that an operation is about. */
export type Owner = 'captain' | 'member' | 'submitter' | 'self';

/** A person who may read a personal field. */
export type Reader = 'self' | 'user' | 'monitor' | 'admin';

/** One operation with where it lies; its parameters and answers have their references resolved. */
export interface Operation extends OperationObject {
  path: string;
  method: Method;
  parameters: Parameter[];
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
  example?: unknown;
  'x-extension'?: string;
}

export interface Answer {
  $ref?: string;
  headers?: Record<string, unknown>;
  content?: Content;
}

type Content = Record<string, Media>;

export interface Media {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: string[];
  description?: string;
  example?: unknown;
  default?: unknown;
  pattern?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | false;
  items?: Schema;
  oneOf?: Schema[];
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  'x-extension'?: string;
  'x-enum-numbers'?: number[];
  'x-status'?: Record<string, number>;
  /** The readers that may see a property about a person. */
  'x-personal'?: Reader[];
}

export const BUNDLE_FILE = new URL('dist/openapi.json', import.meta.url);

/** The bundle of the last release: what clients of other people were made from. */
export const RELEASED_FILE = new URL('released/openapi.json', import.meta.url);

export function readBundle(file = BUNDLE_FILE): Bundle {
  // The lint of the description has proved its shape before it was bundled.
  return JSON.parse(readFileSync(file, 'utf8')) as Bundle;
}

export function operationsOf(bundle: Bundle): Operation[] {
  return Object.entries(bundle.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(
        (parameter) => follow(parameter, bundle.components.parameters),
      );
      const responses = Object.fromEntries(
        Object.entries(operation.responses).map(([status, answer]) => [
          status,
          follow(answer, bundle.components.responses),
        ]),
      );
      return [{ ...operation, path, method, parameters, responses }];
    }),
  );
}

/** The answers that carry an error code, by status; one about a range has neither code nor body. */
export function refusalsOf({ responses }: Operation): [string, Answer][] {
  return Object.entries(responses).filter(([status]) => Number(status) >= 400 && status !== '416');
}

/** The node itself, or the component that it refers to. */
export function follow<Node extends { $ref?: string }>(
  node: Node,
  group: Record<string, Node>,
): Node {
  if (node.$ref === undefined) return node;
  const found = group[nameOf(node.$ref)];
  if (!found) throw new Error(`${node.$ref} does not exist`);
  return found;
}

/** The last part of a reference, the component's name. */
export function nameOf(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}

/** The groups of `x-common-errors` that an operation shares. */
export function commonGroups({
  method,
  access,
  parameters,
  hasBody,
  takesTemporaryPassword = false,
}: {
  method: Method;
  access: string;
  /** Where its parameters stand: `path`, `query` or `header`. */
  parameters: readonly string[];
  hasBody: boolean;
  takesTemporaryPassword?: boolean;
}): CommonErrors[] {
  const notBanned = access !== 'public' && access !== 'session';
  const applies: Record<CommonErrors, boolean> = {
    always: true,
    path: parameters.includes('path'),
    input: hasBody || parameters.includes('query'),
    body: hasBody,
    signedIn: access !== 'public',
    notBanned,
    ownPassword: notBanned && !takesTemporaryPassword,
    staff: access === 'monitor' || access === 'admin',
    unsafe: method !== 'get',
  };
  return (Object.keys(applies) as CommonErrors[]).filter((group) => applies[group]);
}

/** The groups of `x-common-errors` of an operation of a bundle. */
export function groupsOf(operation: Operation): CommonErrors[] {
  return commonGroups({
    method: operation.method,
    access: operation['x-access'],
    parameters: operation.parameters.map((parameter) => parameter.in),
    hasBody: operation.requestBody !== undefined,
    takesTemporaryPassword: operation['x-temporary-password'] ?? false,
  });
}

/** The closed list of codes with which an operation may refuse. */
export function codesOf(bundle: Bundle, operation: Operation): string[] {
  const common = groupsOf(operation).flatMap((group) => bundle['x-common-errors'][group]);
  return [...common, ...operation['x-errors']];
}

const CODES_BY_PARTICIPATION: Readonly<Record<string, readonly string[]>> = {
  none: [],
  any: ['NOT_JOINED'],
  accepted: ['NOT_JOINED', 'NOT_ACCEPTED'],
};
const CODES_BY_PHASE: Readonly<Record<string, readonly string[]>> = {
  any: [],
  started: ['GAME_NOT_STARTED'],
  running: ['GAME_NOT_STARTED', 'GAME_ENDED'],
};

/** The codes with which the gate refuses an operation that declares `x-participation` and `x-phase`. */
export function gateCodes(participation: string, phase: string): string[] {
  return [
    'GAME_NOT_FOUND',
    ...(CODES_BY_PARTICIPATION[participation] ?? []),
    ...(CODES_BY_PHASE[phase] ?? []),
  ];
}

/** The HTTP status of a body's `status`: game phases have numbers of their own from 10000 on. */
export function httpStatus(status: number): number {
  return status >= 10_000 ? 400 : status;
}
