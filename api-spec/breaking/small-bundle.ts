import type { Bundle, Schema } from '../bundle.ts';
import { findChanges } from './compare.ts';

/** A contract with one operation that has a bit of everything. */
export function small() {
  return {
    info: { version: '1.0.0', description: '' },
    tags: [],
    paths: {
      '/boats/{boatId}': {
        put: {
          operationId: 'moorBoat',
          tags: ['boat'],
          summary: 'Moor',
          description: 'Moors.',
          parameters: [
            { name: 'boatId', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
            { name: 'berth', in: 'query', schema: { type: 'string' } },
          ],
          requestBody: {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Mooring' } } },
          },
          responses: {
            '200': {
              headers: { ETag: {} },
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Boat' } } },
            },
            '404': {},
          },
          'x-access': 'user',
          'x-rate-limit': 'general',
          'x-errors': ['BOAT_NOT_FOUND', 'BERTH_TAKEN'],
        },
      },
    },
    components: {
      schemas: {
        Mooring: {
          type: 'object',
          required: ['lines'],
          properties: {
            lines: { type: 'integer', minimum: 1, maximum: 8, default: 4 },
            draught: { type: 'number', exclusiveMinimum: 0 },
            side: { $ref: '#/components/schemas/Side' },
            mate: { oneOf: [{ $ref: '#/components/schemas/Sailor' }, { type: 'null' }] },
            note: { type: ['string', 'null'], maxLength: 80 },
            tags: { type: 'array', maxItems: 5, items: { type: 'string', maxLength: 10 } },
          },
        },
        Boat: {
          type: 'object',
          required: ['name', 'side', 'crew', 'length', 'owner'],
          properties: {
            name: { type: 'string' },
            side: { $ref: '#/components/schemas/Side' },
            crew: { type: 'array', items: { $ref: '#/components/schemas/Sailor' } },
            length: { type: 'integer', format: 'int32' },
            owner: { oneOf: [{ $ref: '#/components/schemas/Sailor' }, { type: 'null' }] },
            nick: { type: 'string' },
          },
        },
        Sailor: { type: 'object', required: ['rank'], properties: { rank: { type: 'string' } } },
        Side: { type: 'string', enum: ['Port', 'Starboard'] },
      },
      parameters: {},
      responses: {},
    },
    'x-common-errors': {
      always: [],
      path: [],
      input: [],
      body: [],
      signedIn: [],
      notBanned: [],
      ownPassword: [],
      staff: [],
      unsafe: [],
    },
    'x-rate-limits': {},
    'x-extensions': {},
  } satisfies Bundle;
}

type Small = ReturnType<typeof small>;
type Moor = Small['paths']['/boats/{boatId}']['put'];

/** Changes the whole, the one operation, the named schemas. */
export type Alteration = (now: Bundle, moor: Moor, schemas: Record<string, Schema>) => void;

/** Lists the changes that an alteration of the small description makes, each as `rule place`. */
export function after(alter: Alteration): string[] {
  const now = small();
  alter(now, now.paths['/boats/{boatId}'].put, now.components.schemas);
  return findChanges(small(), now).map(({ rule, at }) => `${rule} ${at}`);
}

/** A field of a named schema. */
export function field(schemas: Record<string, Schema>, schema: string, name: string): Schema {
  const found = schemas[schema]?.properties?.[name];
  if (!found) throw new Error(`${schema}.${name} does not exist`);
  return found;
}

export function drop(from: object | undefined, name: string): void {
  Reflect.deleteProperty(from ?? {}, name);
}
