import { describe, expect, test } from 'vitest';
import { RULES } from './change.ts';
import { after, type Alteration, drop, field } from './small-bundle.ts';

const BREAKING: [string, Alteration, string[]][] = [
  [
    'a path that is gone',
    ({ paths }) => drop(paths, '/boats/{boatId}'),
    ['operation-removed moorBoat'],
  ],
  [
    'a method that is gone',
    ({ paths }) => drop(paths['/boats/{boatId}'], 'put'),
    ['operation-removed moorBoat'],
  ],
  [
    'another operationId',
    (_, moor) => (moor.operationId = 'tieBoat'),
    ['operation-renamed moorBoat'],
  ],
  ['a higher role', (_, moor) => (moor['x-access'] = 'admin'), ['access-raised moorBoat']],
  [
    'a stricter phase',
    (_, moor) => moor['x-errors'].push('GAME_ENDED'),
    ['game-required moorBoat'],
  ],
  [
    'a participation that is required',
    (_, moor) => moor['x-errors'].push('NOT_JOINED', 'NOT_ACCEPTED'),
    ['game-required moorBoat', 'game-required moorBoat'],
  ],
  ['a code that is gone', (_, moor) => moor['x-errors'].pop(), ['code-removed moorBoat']],
  [
    'a status that is gone',
    (_, moor) => drop(moor.responses, '404'),
    ['status-removed moorBoat 404'],
  ],
  [
    'a header that is gone',
    (_, moor) => drop(moor.responses['200'].headers, 'ETag'),
    ['header-removed moorBoat 200'],
  ],
  [
    'another media type of an answer',
    (_, moor) => drop(moor.responses['200'].content, 'application/json'),
    ['media-type-removed moorBoat 200'],
  ],
  [
    'another media type of a body',
    (_, moor) => drop(moor.requestBody.content, 'application/json'),
    ['media-type-removed moorBoat body'],
  ],
  ['a body that is gone', (_, moor) => drop(moor, 'requestBody'), ['body-removed moorBoat']],
  [
    'a body that is required',
    (_, moor) => Object.assign(moor.requestBody, { required: true }),
    ['body-required moorBoat'],
  ],
  [
    'a parameter that is gone',
    (_, moor) => moor.parameters.pop(),
    ['parameter-removed moorBoat?berth'],
  ],
  [
    'a parameter that is required',
    (_, moor) => Object.assign(moor.parameters[1] ?? {}, { required: true }),
    ['parameter-required moorBoat?berth'],
  ],
  [
    'a new parameter that is required',
    (_, moor) => Object.assign(moor.parameters, { 2: { ...moor.parameters[0], name: 'tide' } }),
    ['parameter-required moorBoat?tide'],
  ],
  [
    'a narrower parameter',
    (_, moor) => Object.assign(moor.parameters[0]?.schema ?? {}, { minimum: 2 }),
    ['request-bound-narrowed moorBoat?boatId'],
  ],
  [
    'a field of a request that is gone',
    (_, __, { Mooring }) => drop(Mooring?.properties, 'note'),
    ['request-field-removed Mooring.note'],
  ],
  [
    'a field of a request that is required',
    (_, __, { Mooring }) => Mooring?.required?.push('note'),
    ['request-field-required Mooring.note'],
  ],
  [
    'a new field of a request that is required',
    (_, __, { Mooring }) => {
      Object.assign(Mooring?.properties ?? {}, { tide: { type: 'string' } });
      Mooring?.required?.push('tide');
    },
    ['request-field-required Mooring.tide'],
  ],
  [
    'a request that takes no null',
    (_, __, schemas) => (field(schemas, 'Mooring', 'note').type = 'string'),
    ['request-type-narrowed Mooring.note'],
  ],
  [
    'a request of another type',
    (_, __, schemas) => (field(schemas, 'Mooring', 'lines').type = 'string'),
    ['request-type-narrowed Mooring.lines'],
  ],
  [
    'a value that a request may no longer have',
    (_, __, { Side }) => Side?.enum?.pop(),
    ['request-enum-narrowed Side'],
  ],
  ...(
    [
      ['lines', { minimum: 2 }],
      ['lines', { maximum: 7 }],
      ['lines', { exclusiveMinimum: 1 }],
      ['note', { maxLength: 79 }],
      ['note', { minLength: 1 }],
      ['note', { pattern: '^a' }],
      ['note', { format: 'uri' }],
      ['tags', { maxItems: 4 }],
      ['tags', { minItems: 1 }],
    ] as const
  ).map(([name, bound]): [string, Alteration, string[]] => [
    `a request with ${JSON.stringify(bound)}`,
    (_, __, schemas) => Object.assign(field(schemas, 'Mooring', name), bound),
    [`request-bound-narrowed Mooring.${name}`],
  ]),
  [
    'a narrower item of a request',
    (_, __, schemas) =>
      (field(schemas, 'Mooring', 'tags').items = { type: 'string', maxLength: 9 }),
    ['request-bound-narrowed Mooring.tags[]'],
  ],
  [
    'another default',
    (_, __, schemas) => (field(schemas, 'Mooring', 'lines').default = 2),
    ['request-default-changed Mooring.lines'],
  ],
  [
    'a field of an answer that is gone',
    (_, __, { Boat }) => drop(Boat?.properties, 'name'),
    ['answer-field-removed Boat.name'],
  ],
  [
    'a field of an answer that may be missing',
    (_, __, { Boat }) => Boat?.required?.shift(),
    ['answer-field-optional Boat.name'],
  ],
  [
    'an answer that may be null',
    (_, __, schemas) => (field(schemas, 'Boat', 'name').type = ['string', 'null']),
    ['answer-type-widened Boat.name'],
  ],
  [
    'an answer whose reference may be null',
    (_, __, schemas) => {
      field(schemas, 'Boat', 'crew').items = {
        oneOf: [{ $ref: '#/components/schemas/Sailor' }, { type: 'null' }],
      };
    },
    ['answer-type-widened Boat.crew[]'],
  ],
  [
    'a request whose reference takes no null',
    (_, __, schemas) => {
      Object.assign(field(schemas, 'Mooring', 'mate'), {
        oneOf: undefined,
        $ref: '#/components/schemas/Sailor',
      });
    },
    ['request-type-narrowed Mooring.mate'],
  ],
  [
    'an answer that may have a fraction',
    (_, __, schemas) => (field(schemas, 'Boat', 'length').type = 'number'),
    ['answer-type-widened Boat.length'],
  ],
  [
    'an answer of another format',
    (_, __, schemas) => (field(schemas, 'Boat', 'length').format = 'int64'),
    ['answer-type-widened Boat.length'],
  ],
  [
    'a new value in answers',
    (_, __, { Side }) => Side?.enum?.push('Bow'),
    ['answer-enum-widened Side'],
  ],
  [
    'a schema that several fields use, once for requests and once for answers',
    (_, __, { Sailor }) => drop(Sailor?.properties, 'rank'),
    ['request-field-removed Sailor.rank', 'answer-field-removed Sailor.rank'],
  ],
];

describe('reports', () => {
  test.each(BREAKING)('%s', (_, alter, expected) => {
    expect(after(alter)).toEqual(expected);
  });

  test('by every rule there is', () => {
    const tested = BREAKING.flatMap(([, , expected]) => expected.map((line) => line.split(' ')[0]));
    expect(new Set(tested)).toEqual(new Set(RULES));
  });
});
