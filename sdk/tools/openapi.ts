/** The parts of an OpenAPI document that our generator reads. */
export interface OpenApiDocument {
  paths: Record<string, Partial<Record<'get' | 'post' | 'put' | 'delete', Operation>>>;
  components: Record<string, Record<string, Schema>>;
  'x-rate-limits': unknown;
  'x-common-errors': Record<string, string[]>;
  'x-extensions': Record<string, unknown>;
  'x-languages': readonly SpokenLanguage[];
}

/** A language of the server's messages; the first in the spec is the default. */
export interface SpokenLanguage {
  code: string;
  /** The name of the language in itself. */
  name: string;
  /** Lower-case language tags; longer tags match the longest one that is their prefix. */
  tags: string[];
  machineTranslated?: boolean;
}

export interface Operation {
  operationId: string;
  description?: string;
  parameters?: { $ref?: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, Media> }>;
  'x-access': string;
  'x-participation'?: string;
  'x-phase'?: string;
  'x-rate-limit': string;
  'x-errors'?: string[];
  'x-error-status'?: Record<string, number>;
  'x-extension'?: string;
  'x-cross-origin'?: true;
  'x-temporary-password'?: true;
  'x-audit-read'?: { type: string; by?: string };
  'x-audit-own'?: true;
  'x-sdk-body'?: SdkBody;
  /** Absent where a session is required and no token is accepted. */
  security?: { session?: string[]; token?: string[] }[];
}

/** Demands of the SDK on a body that the wire does not make. */
export interface SdkBody {
  /** Fields that the SDK requires. */
  required: 'all' | string[];
  /** Name of the stricter schema where another operation takes the same body. */
  name?: string;
  /** Description of the stricter schema. */
  description?: string;
}

export interface Media {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: string[];
  'x-enum-numbers'?: number[];
  /** Names that other servers send, with the names of the contract. */
  'x-aliases'?: Record<string, string>;
  'x-status'?: Record<string, number>;
  example?: unknown;
  default?: unknown;
  required?: string[];
  maxLength?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  'x-extension'?: string;
  oneOf?: Schema[];
  anyOf?: Schema[];
}

/** Follows a reference; a node without one is returned as it is. */
export function resolve(document: OpenApiDocument, node: { $ref?: string }): unknown {
  if (node.$ref === undefined) return node;
  const [, , group = '', name = ''] = node.$ref.split('/');
  const found = document.components[group]?.[name];
  if (!found) throw new Error(`The spec refers to ${node.$ref}, which does not exist`);
  return resolve(document, found);
}
