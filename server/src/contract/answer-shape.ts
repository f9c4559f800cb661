import { extensions } from '@halyard/sdk/operations';
import { OFFERED_EXTENSIONS } from '../unimplemented.ts';
import { resolve, type Schema } from './spec.ts';

const notOffered: ReadonlySet<string> = new Set(
  extensions.filter((name) => !OFFERED_EXTENSIONS.includes(name)),
);

/**
 * Where the fields of an answer are not exactly those of its schema: a documented one is missing
 * (save those of extensions that are not offered), or one is there that nobody documented.
 */
export function strayFields(schema: Schema, value: unknown, path = ''): string[] {
  if (value === null || typeof value !== 'object') return [];
  const target = resolve(schema);
  if (target.oneOf) {
    const strays = target.oneOf.map((part) => strayFields(part, value, path));
    return strays.toSorted((a, b) => a.length - b.length)[0] ?? [];
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      strayFields(target.items ?? {}, item, `${path}${index}.`),
    );
  }
  return strayInObject(target, value, path);
}

function strayInObject(
  { properties = {}, additionalProperties }: Schema,
  value: object,
  path: string,
): string[] {
  const missing = Object.keys(properties)
    .filter((name) => !(name in value) && !isNotOffered(properties[name]))
    .map((name) => `${path}${name} is missing`);
  const strays = Object.entries(value).flatMap(([name, field]) => {
    const part = properties[name] ?? additionalProperties;
    return part ? strayFields(part, field, `${path}${name}.`) : [`${path}${name} is undocumented`];
  });
  return [...missing, ...strays];
}

/** The fields of a schema, without those of extensions that are not offered. */
export function documentedFields(schema: Schema, path = ''): string[] {
  const target = resolve(schema);
  const { oneOf = [], items, additionalProperties, properties = {} } = target;
  return [
    ...oneOf.flatMap((part) => documentedFields(part, path)),
    ...(items ? documentedField(items, `${path}[]`) : []),
    ...(additionalProperties ? documentedField(additionalProperties, `${path}{}`) : []),
    ...Object.entries(properties)
      .filter(([, part]) => !isNotOffered(part))
      .flatMap(([name, part]) => documentedField(part, `${path}.${name}`)),
  ];
}

function documentedField(schema: Schema, path: string): string[] {
  return [path, ...documentedFields(schema, path)];
}

/** The fields of an answer that have a value other than null. */
export function filledFields(schema: Schema, value: unknown, path = ''): string[] {
  if (value === null) return [];
  const target = resolve(schema);
  if (target.oneOf) return target.oneOf.flatMap((part) => filledFields(part, value, path));
  if (typeof value !== 'object') return [path];
  const parts: [Schema | undefined, unknown, string][] = Array.isArray(value)
    ? value.map((item) => [target.items, item, `${path}[]`])
    : Object.entries(value).map(([name, field]) =>
        target.properties?.[name]
          ? [target.properties[name], field, `${path}.${name}`]
          : [target.additionalProperties, field, `${path}{}`],
      );
  return [path, ...parts.flatMap(([part, item, at]) => (part ? filledFields(part, item, at) : []))];
}

function isNotOffered(schema: Schema | undefined): boolean {
  const extension = schema?.['x-extension'];
  return extension !== undefined && notOffered.has(extension);
}
