import {
  type Bundle,
  follow,
  type Operation,
  type Reader,
  type Schema,
} from '../../../api-spec/bundle.ts';
import type { Caller } from './expected.ts';
import type { Person } from './people.ts';

/** Finds personal data in answers that the caller may not read by the words of the spec. */
export function createReaders(bundle: Bundle, people: () => readonly Person[]) {
  const resolved = (schema: Schema) => follow(schema, bundle.components.schemas);

  /** The alternatives of a schema, each without a reference. */
  function alternatives(schema: Schema): Schema[] {
    const target = resolved(schema);
    return target.oneOf ? target.oneOf.flatMap(alternatives) : [target];
  }

  /** Whether one of the schemas at this place says that the caller may read this person's data. */
  function mayRead(marks: readonly Reader[], caller: Caller, person: Person): boolean {
    return marks.some((reader) => {
      if (reader === 'self') return caller.userId === person.id;
      return reader === 'user' ? caller.userId !== null : caller.access.includes(reader);
    });
  }

  function walk(
    value: unknown,
    schemas: readonly Schema[],
    marks: readonly Reader[],
    path: string,
    found: (text: string, marks: readonly Reader[], path: string) => void,
  ): void {
    if (typeof value === 'string') return found(value, marks, path);
    if (Array.isArray(value)) {
      const items = schemas.flatMap(({ items: each }) => (each ? alternatives(each) : []));
      for (const item of value) walk(item, items, marks, `${path}[]`, found);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    for (const [name, field] of Object.entries(value)) {
      const declared = schemas.flatMap((schema) => {
        const property = schema.properties?.[name] ?? schema.additionalProperties;
        return property ? [property] : [];
      });
      const own = declared.flatMap((property) => property['x-personal'] ?? []);
      const within = own.length > 0 ? own : marks;
      walk(field, declared.flatMap(alternatives), within, `${path}.${name}`, found);
    }
  }

  /** Descriptions of what the caller should not have seen in this answer. */
  return function findLeaks(operation: Operation, caller: Caller, text: string): string[] {
    const seen = people().flatMap((person) =>
      Object.entries(person.personal)
        .filter(([, value]) => text.includes(value))
        .map(([field, value]) => ({ person, field, value })),
    );
    if (seen.length === 0) return [];
    const schema = operation.responses['200']?.content?.['application/json']?.schema;
    if (!schema)
      return seen.map(({ field }) => `shows a person's ${field} in an answer of no schema`);
    const leaks = new Set<string>();
    walk(JSON.parse(text), alternatives(schema), [], '', (value, marks, path) => {
      for (const { person, field, value: mark } of seen) {
        if (!value.includes(mark) || mayRead(marks, caller, person)) continue;
        const readers = marks.length === 0 ? 'no x-personal' : `x-personal [${marks.join(', ')}]`;
        leaks.add(`shows a person's ${field} in ${path || 'the answer'}: ${readers}`);
      }
    });
    return [...leaks];
  };
}
