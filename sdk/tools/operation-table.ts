import { bodyLimit } from './body-limit.ts';
import { type OpenApiDocument, type Operation, resolve, type Schema } from './openapi.ts';

const METHODS = ['get', 'post', 'put', 'delete'] as const;

/** A path also declares parameters, which its operations share. */
type Parameters = Pick<Operation, 'parameters'>;

/**
 * The operations of the spec as data for a server: access, game requirements, rate limit, and the
 * shapes of path, query and body for the normaliser.
 */
export function makeOperationTable(document: OpenApiDocument): string {
  const rows = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation
        ? [
            `  ${operation.operationId}: ${row(document, path, method, item as Parameters, operation)},`,
          ]
        : [];
    }),
  );
  const status = document.components['schemas']?.['ErrorCode']?.['x-status'];
  const common = Object.values(document['x-common-errors']).flat();
  return [
    '// Made from the spec by `npm run generate`; do not edit.',
    `export const operations = {\n${rows.join('\n')}\n} as const;\n`,
    `export const errorStatus = ${JSON.stringify(status, null, 2)} as const;\n`,
    '/** Codes that every operation may refuse with, beside those in its `errors`. */',
    `export type CommonErrorCode = ${common.map((code) => JSON.stringify(code)).join(' | ')};\n`,
    `export const extensions = ${JSON.stringify(Object.keys(document['x-extensions']))} as const;\n`,
    `export const rateLimits = ${JSON.stringify(document['x-rate-limits'], null, 2)} as const;\n`,
  ].join('\n');
}

function row(
  document: OpenApiDocument,
  path: string,
  method: string,
  item: Parameters,
  operation: Operation,
): string {
  const content = operation.requestBody?.content ?? {};
  const json = content['application/json']?.schema;
  return JSON.stringify({
    method: method.toUpperCase(),
    path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    access: operation['x-access'],
    game: gameRequirements(operation),
    rateLimit: operation['x-rate-limit'],
    errors: operation['x-errors'] ?? [],
    errorStatus: operation['x-error-status'] ?? {},
    extension: operation['x-extension'] ?? null,
    crossOrigin: operation['x-cross-origin'] ?? false,
    temporaryPassword: operation['x-temporary-password'] ?? false,
    auditRead: operation['x-audit-read'] ?? null,
    auditOwn: operation['x-audit-own'] ?? false,
    tokenScopes: operation.security?.flatMap(({ token }) => token ?? []) ?? [],
    multipart: 'multipart/form-data' in content,
    answer: answerKind(operation),
    params: parameterShape(document, 'path', item, operation),
    query: parameterShape(document, 'query', item, operation),
    body: json ? inline(document, json) : null,
    bodyLimit: json ? bodyLimit(document, json) : null,
  });
}

/** The requirements of an operation about a game; null for other operations. */
function gameRequirements(operation: Operation) {
  const { 'x-participation': participation, 'x-phase': phase } = operation;
  return participation === undefined || phase === undefined ? null : { participation, phase };
}

function answerKind(operation: Operation): 'json' | 'binary' | 'empty' {
  const content = operation.responses['200']?.content ?? {};
  if ('application/json' in content) return 'json';
  return Object.keys(content).length > 0 ? 'binary' : 'empty';
}

/** The parameters of one kind as if they were the fields of an object; null without any. */
function parameterShape(
  document: OpenApiDocument,
  kind: 'path' | 'query',
  ...declaring: readonly Parameters[]
): unknown {
  const fields = declaring
    .flatMap(({ parameters = [] }) => parameters)
    .map(
      (parameter) => resolve(document, parameter) as { in: string; name: string; schema: Schema },
    )
    .filter((parameter) => parameter.in === kind)
    .map(({ name, schema }) => [name, inline(document, schema)] as const);
  return fields.length === 0 ? null : { type: 'object', properties: Object.fromEntries(fields) };
}

/** The shape of a schema, without limits and descriptions, for the normaliser. */
function inline(document: OpenApiDocument, schema: Schema): unknown {
  const target = resolve(document, schema) as Schema;
  const union = target.oneOf ?? target.anyOf;
  if (union) {
    const known = union.find((part) => part.type !== 'null');
    return known ? inline(document, known) : {};
  }
  return {
    ...(target.type !== undefined && { type: target.type }),
    ...(target.enum && { enum: target.enum }),
    ...(target['x-enum-numbers'] && { numbers: target['x-enum-numbers'] }),
    ...(target.format !== undefined && { format: target.format }),
    ...(target.items && { items: inline(document, target.items) }),
    ...(target.properties && {
      properties: Object.fromEntries(
        Object.entries(target.properties).map(([name, value]) => [name, inline(document, value)]),
      ),
    }),
  };
}
