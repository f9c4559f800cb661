import { languageTags } from '@halyard/sdk/operations';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchLanguage as matchInPage } from '../../../app/src/i18n/match-language.ts';
import { matchLanguage as matchInServer } from '../../../server/src/sentences/negotiate.ts';

test('page and server find the same language for a tag', () => {
  const subtag = fc.oneof(
    fc.constantFrom(...Object.keys(languageTags), 'hant', 'hans', 'TW', 'de_AT', '_', '-', ''),
    fc.string({ maxLength: 8 }),
  );
  fc.assert(
    fc.property(fc.array(subtag, { maxLength: 5 }), (parts) => {
      const tag = parts.join('-');
      expect(matchInPage([tag], languageTags)).toBe(matchInServer(tag.toLowerCase()));
    }),
  );
});
