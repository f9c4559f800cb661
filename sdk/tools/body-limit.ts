import { type OpenApiDocument, resolve, type Schema } from './openapi.ts';

/** A character in JSON: `\uD83D\uDE00`, the longest escape. */
const CHARACTER = 12;
const NUMBER = 32;
/** Separators and indentation of a field or an item. */
const SPACE = 32;
/** A value that is too long by less is refused at its field instead. */
const MIN = 16 * 1024;
/** No body is larger; also the limit of one whose schema has no bounds. */
const MAX = 1024 * 1024;

/** The number of bytes that a JSON body may have: what its schema allows, whatever the escapes. */
export function bodyLimit(document: OpenApiDocument, schema: Schema): number {
  return Math.min(MAX, Math.max(MIN, longest(document, schema)));
}

/** The length in bytes of the longest value; Infinity without bounds. */
function longest(document: OpenApiDocument, schema: Schema): number {
  const target = resolve(document, schema) as Schema;
  const { oneOf, anyOf, items, properties, additionalProperties } = target;
  const union = oneOf ?? anyOf;
  if (union) return Math.max(...union.map((part) => longest(document, part)));
  if (target.enum) return Math.max(...target.enum.map((value) => JSON.stringify(value).length));
  if (items) return (target.maxItems ?? Infinity) * (longest(document, items) + SPACE);
  if (additionalProperties) return Infinity;
  if (properties) {
    const fields = Object.entries(properties).map(
      ([name, value]) => name.length + SPACE + longest(document, value),
    );
    return fields.reduce((sum, length) => sum + length, SPACE);
  }
  const types = [target.type].flat();
  if (target.format === 'uuid') return 38;
  if (types.includes('string')) return (target.maxLength ?? Infinity) * CHARACTER + 2;
  return NUMBER;
}
