import type { OpenApiDocument, Schema, SdkBody } from './openapi.ts';

/** The schema of a time that a call stores; see `runtime/plan.ts`. */
export const TIMESTAMP_INPUT = 'TimestampInput';

const SECONDS =
  'A value that can only be seconds is refused before the call: positive, and as milliseconds before 3 March 1973.';

/**
 * Makes the bodies of calls stricter than the wire, which also accepts what other clients send:
 * fields that `x-sdk-body` names are required, and times are checked for seconds.
 */
export function withSdkBodies<T extends object>(input: T): T {
  const document = structuredClone(input) as unknown as OpenApiDocument;
  const schemas = (document.components['schemas'] ??= {});
  const wire = structuredClone(schemas);
  for (const { requestBody, ['x-sdk-body']: asked } of operationsOf(document)) {
    const media = requestBody?.content['application/json'];
    const name = media?.schema.$ref?.split('/').at(-1);
    const body = name === undefined ? undefined : wire[name];
    if (!media || name === undefined || !body) continue;
    const own = asked?.name ?? name;
    if (asked) schemas[own] = requireFields(structuredClone(body), asked);
    checkTimes(schemas[own], schemas);
    media.schema.$ref = `#/components/schemas/${own}`;
  }
  return document as unknown as T;
}

function operationsOf(document: OpenApiDocument) {
  return Object.values(document.paths).flatMap((item) =>
    Object.values(item).filter(({ operationId }) => operationId !== undefined),
  );
}

/** A required field has no default. A field of an extension stays optional: not every server knows it. */
function requireFields(body: Schema, asked: SdkBody): Schema {
  const properties = body.properties ?? {};
  const basic = Object.keys(properties).filter((name) => !properties[name]?.['x-extension']);
  const required = asked.required === 'all' ? basic : asked.required;
  for (const name of required) {
    const field = properties[name];
    if (!field) throw new Error(`x-sdk-body requires ${name}, which the body does not have`);
    delete field.default;
  }
  body.required = [...new Set([...(body.required ?? []), ...required])];
  if (asked.description !== undefined) body.description = asked.description;
  return body;
}

function checkTimes(body: Schema | undefined, schemas: Record<string, Schema>): void {
  const parts = Object.values(body?.properties ?? {}).flatMap((field) => [
    field,
    ...(field.oneOf ?? []),
  ]);
  for (const part of parts) {
    if (part.$ref !== '#/components/schemas/Timestamp') continue;
    part.$ref = `#/components/schemas/${TIMESTAMP_INPUT}`;
    const { description, ...timestamp } = schemas['Timestamp'] ?? {};
    schemas[TIMESTAMP_INPUT] ??= { ...timestamp, description: `${description} ${SECONDS}` };
  }
}
