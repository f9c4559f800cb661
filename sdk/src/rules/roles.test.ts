import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Role, ROLES } from '../generated/enumerations.ts';
import { hasRole } from './roles.ts';

const roles = fc.constantFrom(...ROLES);

test.each<[Role, Role, boolean]>([
  ['Admin', 'Monitor', true],
  ['Monitor', 'Monitor', true],
  ['Monitor', 'Admin', false],
  ['User', 'Banned', true],
  ['Banned', 'User', false],
])('%s has the rights of %s: %o', (role, least, expected) => {
  expect(hasRole({ role }, least)).toBe(expected);
});

test('nobody and an unknown role have no rights', () => {
  for (const least of ROLES) {
    expect(hasRole(null, least)).toBe(false);
    expect(hasRole({ role: 'Owner' as Role }, least)).toBe(false);
  }
});

test('roles are a total order', () => {
  fc.assert(
    fc.property(roles, roles, roles, (a, b, c) => {
      expect(hasRole({ role: a }, a)).toBe(true);
      expect(hasRole({ role: a }, b) || hasRole({ role: b }, a)).toBe(true);
      if (a !== b) expect(hasRole({ role: a }, b)).not.toBe(hasRole({ role: b }, a));
      if (hasRole({ role: a }, b) && hasRole({ role: b }, c)) {
        expect(hasRole({ role: a }, c)).toBe(true);
      }
    }),
  );
});
