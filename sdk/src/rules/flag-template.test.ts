import { randomInt, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { flagSubmissionFlagMax } from '../forms.ts';
import {
  canMakeFlag,
  expandTemplate,
  type RandomSource,
  templateStrength,
  COMPLEX_LEET,
  leetSet,
  PLAIN_LEET,
} from './flag-template.ts';

const GUID = '3f0c9a52-0d5e-4c7b-9a41-6f2f6f1d8c11';
const HASH = '8b827ee1a876';
const guidForm = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** Always takes the given choice, or the last one where there are fewer. */
const always = (choice: number): RandomSource => ({
  below: (limit) => Math.min(choice, limit - 1),
  guid: () => GUID,
});

const random: RandomSource = { below: (limit) => randomInt(limit), guid: () => randomUUID() };

/** Each character of `text` as a pattern of what leet may make of it. */
function leetPattern(text: string, map: typeof PLAIN_LEET): RegExp {
  const sets = Array.from(
    text,
    (char) => `[${leetSet(map, char).replaceAll(/[\]\\^-]/g, '\\$&')}]`,
  );
  return new RegExp(`^${sets.join('')}$`, 'u');
}

function filler(length: number): string {
  return 'x'.repeat(length);
}

describe('expandTemplate', () => {
  test('makes flag{GUID} without a template', () => {
    for (const template of [null, '']) {
      expect(expandTemplate(template, HASH, random)).toMatch(new RegExp(`^flag\\{${guidForm}\\}$`));
    }
  });

  test.each([
    ['MyCTF{[GUID]}', `MyCTF{${GUID}}`],
    ['flag{hello_[TEAM_HASH]}', `flag{hello_${HASH}}`],
    ['flag{a b [TEAM_HASH]}', `flag{a b ${HASH}}`],
    ['flag{[TEAM_HASH]-[TEAM_HASH]}', `flag{${HASH}-${HASH}}`],
    ['plain text', 'plain text'],
    ['flag{x}[LEET]', 'flag{X}[LEET]'],
  ])('expands %s', (template, flag) => {
    expect(expandTemplate(template, HASH, always(0))).toBe(flag);
  });

  test('can make the flags the contract shows', () => {
    expect('flag{He1Lo_w0rld_8b827ee1a876}'.slice(5, 16)).toMatch(
      leetPattern('hello world', PLAIN_LEET),
    );
    expect('$4r@').toMatch(leetPattern('sara', COMPLEX_LEET));
    expect('$4r@').not.toMatch(leetPattern('sara', PLAIN_LEET));
  });

  test('writes leet around the hash when asked to, and never into it', () => {
    const template = '[LEET]flag{hello world [TEAM_HASH]}';
    expect(expandTemplate(template, HASH, always(2))).toBe(`flag{h3110_w0r1d_${HASH}}`);
    expect(expandTemplate('[CLEET]flag{sara}', HASH, always(9))).toBe('flag{$@r@}');
  });

  test('draws a fresh GUID for each occurrence', () => {
    const [first, second] = expandTemplate('[GUID]+[GUID]', HASH, random).split('+');
    expect(first).toMatch(new RegExp(guidForm));
    expect(first).not.toBe(second);
  });

  test('writes leet without a prefix only when no placeholder occurs', () => {
    expect(expandTemplate('flag{a_reasonably_long_flag_text}', HASH, always(2))).toBe(
      'flag{4_r3450n461y_10n6_1146_73x7}',
    );
  });

  test('touches only what is inside the outermost braces, up to the end when they stay open', () => {
    expect(expandTemplate('a b{a{a}a}a b', HASH, always(2))).toBe('a b{4{4}4}a b');
    expect(expandTemplate('s{s s', HASH, always(2))).toBe('s{5_5');
    expect(expandTemplate('s}s{s}', HASH, always(2))).toBe('s}s{5}');
  });

  test('leaves letters beyond ASCII alone', () => {
    const text = '{\u0131\u017f\u212a\u00e9\u{1f600}}';
    expect(expandTemplate(text, HASH, always(2))).toBe(text);
  });

  test('makes flags of the announced length that leet can explain', () => {
    const text = fc
      .string({ unit: 'binary-ascii', maxLength: 40 })
      .map((s) => s.replaceAll(/[{}[\]]/g, ''));
    fc.assert(
      fc.property(text, fc.constantFrom('[LEET]', '[CLEET]'), (inner, prefix) => {
        const template = `${prefix}out{${inner}}`;
        const flag = expandTemplate(template, HASH, random);
        const map = prefix === '[LEET]' ? PLAIN_LEET : COMPLEX_LEET;
        expect(flag.length).toBe(templateStrength(template).length);
        for (const [index, char] of Array.from(inner).entries()) {
          expect(leetSet(map, char)).toContain(flag.charAt(index + 4));
        }
      }),
    );
  });
});

describe('leet sets', () => {
  test('contain the character itself, and the complex map covers the plain one', () => {
    expect([...COMPLEX_LEET.keys()].toSorted()).toEqual([...PLAIN_LEET.keys()].toSorted());
    expect(PLAIN_LEET.size).toBe(36);
    for (const map of [PLAIN_LEET, COMPLEX_LEET]) {
      for (const [char, set] of map) {
        expect(set).toContain(char);
        expect(new Set(set).size).toBe(set.length);
      }
    }
  });
});

describe('templateStrength', () => {
  test.each([
    ['hello world', 14.75, 16.55, false, false],
    ['welcome_to_ctf', 17.09, 19.42, false, false],
    ['this_is_a_dynamic_flag', 27.09, 31.04, false, false],
    ['leet_me_in_please_12345', 29.6, 32.23, false, true],
    ['a_reasonably_long_flag_text', 36.02, 39.89, true, true],
  ])('judges %s', (text, plainBits, complexBits, plainOk, complexOk) => {
    const plain = templateStrength(`flag{${text}}`);
    const complex = templateStrength(`[CLEET]flag{${text}}`);
    expect(plain.entropyBits).toBeCloseTo(plainBits, 2);
    expect(complex.entropyBits).toBeCloseTo(complexBits, 2);
    expect([plain.ok, complex.ok]).toEqual([plainOk, complexOk]);
  });

  test('counts only text inside braces', () => {
    expect(templateStrength('a_reasonably_long_flag_text').ok).toBe(false);
    expect(templateStrength('plain text')).toMatchObject({ length: 10, entropyBits: 0, ok: false });
  });

  test('accepts any placeholder', () => {
    expect(templateStrength('flag{[GUID]}')).toMatchObject({
      length: 42,
      entropyBits: 0,
      ok: true,
    });
    expect(templateStrength('flag{[TEAM_HASH]}')).toMatchObject({ length: 18, ok: true });
  });

  test('refuses what expands past 1,000 characters, placeholder or not', () => {
    expect(templateStrength(`${filler(964)}[GUID]`)).toMatchObject({ length: 1000, ok: true });
    expect(templateStrength(`${filler(965)}[GUID]`)).toMatchObject({ length: 1001, ok: false });
    expect(templateStrength(`[LEET]{${filler(999)}}`)).toMatchObject({ length: 1001, ok: false });
  });

  test('has the bound of a flag that is submitted', () => {
    expect(templateStrength(`${filler(flagSubmissionFlagMax - 36)}[GUID]`).ok).toBe(true);
    expect(templateStrength(`${filler(flagSubmissionFlagMax - 35)}[GUID]`).ok).toBe(false);
  });
});

test.each([
  [null, 122],
  ['flag{[GUID]-[GUID]}', 244],
  // The hash of a team is the same wherever it stands.
  ['flag{[TEAM_HASH]-[TEAM_HASH]}', 48],
  ['[LEET]flag{ab [TEAM_HASH]}', 48 + Math.log2(3) + Math.log2(4)],
  ['plain text', 0],
])('%s takes %d bits to guess', (template, bits) => {
  expect(templateStrength(template).guessBits).toBeCloseTo(bits);
});

describe('canMakeFlag', () => {
  test('knows every flag that a template makes', () => {
    const template = fc.stringMatching(
      /^(\[C?LEET\])?[ -~]{0,8}\{([a-z _]|\[GUID\]|\[TEAM_HASH\]|[\]\\^.*]){0,12}\}$/,
    );
    fc.assert(
      fc.property(template, (each) => {
        expect(canMakeFlag(each, expandTemplate(each, HASH, random))).toBe(true);
      }),
    );
  });

  test.each([
    [null, `flag{${GUID}}`, true],
    [null, `flag{${GUID}} `, false],
    [null, `FLAG{${GUID}}`, false],
    ['flag{tide_[TEAM_HASH]}', `flag{tide_${HASH}}`, true],
    ['flag{tide_[TEAM_HASH]}', `flag{t1de_${HASH}}`, false],
    ['[LEET]flag{tide_[TEAM_HASH]}', `flag{t1d3_${HASH}}`, true],
    ['flag{[TEAM_HASH]-[TEAM_HASH]}', `flag{${HASH}-${HASH.replace('8', '9')}}`, false],
    ['flag.{[TEAM_HASH]}', `flagx{${HASH}}`, false],
  ])('of %s, %s: %s', (template, flag, expected) => {
    expect(canMakeFlag(template, flag)).toBe(expected);
  });
});
