import { describe, expect, test } from 'vitest';
import { ALL_PERMISSIONS, allows, gameMask, maskFor, PERMISSION } from './permissions.ts';
import type { PermissionName } from './permissions.ts';

const without = (...names: PermissionName[]): number =>
  names.reduce((mask, name) => mask & ~PERMISSION[name], ALL_PERMISSIONS);

describe('permission masks', () => {
  test('keep the numbers of the contract', () => {
    expect(without('rankOverall', 'getBlood', 'affectDynamicScore')).toBe(2_147_477_501);
  });

  test('give every permission to a team without a division', () => {
    expect(gameMask(null)).toBe(ALL_PERMISSIONS);
    expect(maskFor(7, null)).toBe(ALL_PERMISSIONS);
  });

  test('hold every named permission in the full mask', () => {
    const names: PermissionName[] = ['joinGame', 'requireReview', 'viewChallenge', 'submitFlags'];
    for (const name of names) expect(allows(ALL_PERMISSIONS, name)).toBe(true);
    expect(allows(without('submitFlags'), 'submitFlags')).toBe(false);
  });

  test('let the mask of a challenge replace the default instead of adding to it', () => {
    const division = {
      defaultPermissions: PERMISSION.viewChallenge,
      challengeConfigs: [{ challengeId: 7, permissions: PERMISSION.getScore }],
    };
    expect(maskFor(7, division)).toBe(PERMISSION.getScore);
    expect(maskFor(8, division)).toBe(PERMISSION.viewChallenge);
    expect(gameMask(division)).toBe(PERMISSION.viewChallenge);
  });

  test('let an empty mask of a challenge take everything away', () => {
    const division = {
      defaultPermissions: ALL_PERMISSIONS,
      challengeConfigs: [{ challengeId: 7, permissions: 0 }],
    };
    expect(maskFor(7, division)).toBe(0);
  });
});
