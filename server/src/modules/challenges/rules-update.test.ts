import type { ChallengeType } from '@halyard/sdk/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyPatch,
  type ChallengeFields,
  type ChallengePatch,
  noticeOfUpdate,
  updateRefusal,
} from './rules-update.ts';

const closed: ChallengeFields = {
  title: 'Two-Time Pad',
  content: '',
  category: 'Crypto',
  hints: [],
  flagTemplate: null,
  isEnabled: false,
  fileName: 'attachment',
  containerImage: '',
  memoryLimit: 64,
  cpuCount: 1,
  storageLimit: 256,
  exposePort: 80,
  networkMode: 'Open',
  enableTrafficCapture: false,
  disableBloodBonus: false,
  deadlineUtc: null,
  submissionLimit: 0,
  originalScore: 1000,
  minScoreRate: 0.25,
  difficulty: 5,
};
const open = { ...closed, isEnabled: true };

describe('applyPatch', () => {
  test('leaves what is missing or null', () => {
    const names = Object.keys(open) as (keyof ChallengeFields)[];
    const patches = fc.dictionary(fc.constantFrom(...names), fc.constantFrom(null, undefined));
    fc.assert(
      fc.property(patches, (patch) => {
        expect(applyPatch(open, patch as ChallengePatch)).toEqual(open);
      }),
    );
  });

  test('takes what is given, zero and false and empty included', () => {
    const patch = { content: 'x', hints: [], submissionLimit: 0, disableBloodBonus: false };
    const current = { ...open, hints: ['a'], submissionLimit: 3, disableBloodBonus: true };
    expect(applyPatch(current, patch)).toEqual({ ...current, ...patch });
  });

  test('clears a template that is blank and a deadline of 0, and trims the image', () => {
    const current = { ...open, flagTemplate: 'flag{[GUID]}', deadlineUtc: 5 };
    const patch = { flagTemplate: ' ', deadlineUtc: 0, containerImage: ' harbour/web:1 ' };
    expect(applyPatch(current, patch)).toMatchObject({
      flagTemplate: null,
      deadlineUtc: null,
      containerImage: 'harbour/web:1',
    });
  });
});

function refusalOf(flagTemplate: string, type: ChallengeType = 'DynamicContainer') {
  return updateRefusal(type, closed, { ...closed, flagTemplate }, true)?.code;
}

describe('updateRefusal', () => {
  const types: ChallengeType[] = ['StaticAttachment', 'StaticContainer', 'DynamicAttachment'];

  test.each(types)('asks for a flag before %s opens', (type) => {
    expect(updateRefusal(type, closed, open, false)).toMatchObject({ code: 'FLAG_REQUIRED' });
    expect(updateRefusal(type, closed, open, true)).toBeNull();
    expect(updateRefusal(type, closed, closed, false)).toBeNull();
  });

  test('asks for none where flags are made', () => {
    expect(updateRefusal('DynamicContainer', closed, open, false)).toBeNull();
  });

  test('refuses a template whose flags could be guessed, or would be too long', () => {
    expect(refusalOf('flag{hello world}')).toBe('FLAG_TEMPLATE_WEAK');
    expect(refusalOf(`flag{[GUID]${'x'.repeat(1000)}}`)).toBe('FLAG_TEMPLATE_WEAK');
    expect(refusalOf('flag{[GUID]}')).toBeUndefined();
    expect(refusalOf('flag{hello world}', 'StaticContainer')).toBeUndefined();
  });

  test('refuses to record traffic that there is none of', () => {
    const next = { ...closed, enableTrafficCapture: true };
    const refusal = { code: 'CAPTURE_NOT_POSSIBLE', field: 'enableTrafficCapture' };
    expect(updateRefusal('StaticAttachment', closed, next, true)).toEqual(refusal);
    expect(updateRefusal('StaticContainer', closed, next, true)).toBeNull();
  });
});

describe('noticeOfUpdate', () => {
  test('tells of a challenge that opens, once', () => {
    expect(noticeOfUpdate(closed, open)).toBe('NewChallenge');
    expect(noticeOfUpdate(open, open)).toBeNull();
    expect(noticeOfUpdate(open, closed)).toBeNull();
  });

  test('tells of hints that change on an open challenge, whatever their order', () => {
    const hinted = (...hints: string[]) => ({ ...open, hints });
    expect(noticeOfUpdate(open, hinted('XOR'))).toBe('NewHint');
    expect(noticeOfUpdate(hinted('XOR'), hinted('XOR', 'them'))).toBe('NewHint');
    expect(noticeOfUpdate(hinted('a', 'b'), hinted('b', 'a'))).toBeNull();
    expect(noticeOfUpdate(hinted(), hinted())).toBeNull();
    expect(noticeOfUpdate(closed, { ...closed, hints: ['XOR'] })).toBeNull();
  });
});
