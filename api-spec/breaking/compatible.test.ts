import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBundle } from '../bundle.ts';
import { findChanges } from './compare.ts';
import { after, type Alteration, field, small } from './small-bundle.ts';

describe('lets pass', () => {
  test.each<[string, Alteration]>([
    ['nothing at all', () => undefined],
    ['a lower role', (_, moor) => (moor['x-access'] = 'public')],
    ['a new code', (_, moor) => moor['x-errors'].push('STORM')],
    ['a new operation', ({ paths }) => (paths['/quays'] = small().paths['/boats/{boatId}'])],
    [
      'a new field that a request may have',
      (_, __, { Mooring }) =>
        Object.assign(Mooring?.properties ?? {}, { tide: { type: 'string' } }),
    ],
    [
      'a new field of an answer',
      (_, __, { Boat }) => Object.assign(Boat?.properties ?? {}, { tide: { type: 'string' } }),
    ],
    ['a field of a request no longer required', (_, __, { Mooring }) => Mooring?.required?.pop()],
    ['a field of an answer always there', (_, __, { Boat }) => Boat?.required?.push('nick')],
    [
      'wider bounds',
      (_, __, schemas) =>
        Object.assign(field(schemas, 'Mooring', 'lines'), { minimum: 0, maximum: 9 }),
    ],
    [
      'a bound that a request may now have itself',
      (_, __, { Mooring }) =>
        Object.assign(Mooring?.properties ?? {}, { draught: { type: 'number', minimum: 0 } }),
    ],
    [
      'a fraction in a request',
      (_, __, schemas) => (field(schemas, 'Mooring', 'lines').type = 'number'),
    ],
    [
      'an answer that is never null',
      (_, __, schemas) => {
        const { Boat } = schemas;
        Object.assign(Boat?.properties ?? {}, { owner: { $ref: '#/components/schemas/Sailor' } });
      },
    ],
    [
      'another name of a schema of the same shape',
      (_, __, schemas) => {
        schemas['Seafarer'] = { ...schemas['Sailor'] };
        field(schemas, 'Boat', 'crew').items = { $ref: '#/components/schemas/Seafarer' };
      },
    ],
  ])('%s', (_, alter) => {
    expect(after(alter)).toEqual([]);
  });

  test('the real description beside itself, and whatever is left out of the older one', () => {
    const bundle = readBundle();
    const paths = Object.entries(bundle.paths);
    expect(findChanges(bundle, bundle)).toEqual([]);
    fc.assert(
      fc.property(fc.subarray(paths), (some) => {
        const older = { ...bundle, paths: Object.fromEntries(some) };
        expect(findChanges(older, bundle)).toEqual([]);
        const gone = findChanges(bundle, older).map(({ rule }) => rule);
        expect(new Set(gone).size).toBe(some.length < paths.length ? 1 : 0);
      }),
      { numRuns: 20 },
    );
  });
});
