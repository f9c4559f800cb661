import { describe, expect, test } from 'vitest';
import { hasFlagPerTeam, needsContainer } from './challenge.ts';

describe('challenge types', () => {
  test('separate what is per team from what needs a container', () => {
    expect(hasFlagPerTeam('StaticContainer')).toBe(false);
    expect(hasFlagPerTeam('DynamicAttachment')).toBe(true);
    expect(needsContainer('StaticContainer')).toBe(true);
    expect(needsContainer('DynamicAttachment')).toBe(false);
  });
});
