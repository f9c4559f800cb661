import { expect, test } from 'vitest';
import { describeOperations } from './operation-texts.ts';

function describe(operation: Record<string, unknown>): string | undefined {
  const get = { operationId: 'getMap', description: 'The map.', ...operation };
  describeOperations({ paths: { '/api/map': { get } } });
  return get.description;
}

test('an operation says who may call it', () => {
  expect(describe({ 'x-access': 'public' })).toBe('The map.\n\n**Who may call:** everybody.');
  expect(
    describe({ 'x-access': 'user', 'x-participation': 'accepted', 'x-phase': 'started' }),
  ).toContain('users with an accepted participation in the game, from the start of the game on.');
  const token = { 'x-access': 'monitor', security: [{ session: [] }, { token: ['Sheets'] }] };
  expect(describe(token)).toContain('administrators; also API tokens with the scope `Sheets`.');
});

test('an operation says with which codes it is refused, and which extension has it', () => {
  const text = describe({
    'x-access': 'admin',
    'x-errors': ['MAP_NOT_FOUND', 'MAP_CLOSED'],
    'x-extension': 'maps',
  });
  expect(text).toContain('Offered by servers with the extension `maps`.');
  expect(text).toMatch(/\n\n\*\*Refused with:\*\* `MAP_NOT_FOUND`, `MAP_CLOSED`, and the common/);
});

test('an access without words is not passed over', () => {
  expect(() => describe({ 'x-access': 'owner' })).toThrow('getMap has an unknown access');
});
