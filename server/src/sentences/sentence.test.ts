import { readFileSync } from 'node:fs';
import { type ErrorCode, errorStatus, type FieldIssue } from '@halyard/sdk/operations';
import { describe, expect, test } from 'vitest';
import { enUs } from './en-us.ts';
import { sentence } from './sentence.ts';

interface Media {
  examples?: Record<string, { value: { code: ErrorCode; title: string; errors?: FieldIssue[] } }>;
}

describe('sentence', () => {
  test('is what the examples of refusals in the contract say', () => {
    const file = new URL('../../../api-spec/dist/openapi.json', import.meta.url);
    const { components } = JSON.parse(readFileSync(file, 'utf8')) as {
      components: { responses: Record<string, { content?: Record<string, Media> }> };
    };
    const examples = Object.values(components.responses)
      .flatMap(({ content }) => Object.values(content ?? {}))
      .flatMap((media) => Object.values(media.examples ?? {}));
    expect(examples.length).toBeGreaterThan(10);
    for (const { value } of examples) {
      const [first] = value.errors ?? [];
      const said = first
        ? sentence('en-US', `FIELD_${first.code}`, { field: first.path })
        : sentence('en-US', value.code, { seconds: 3 });
      expect(value.title).toBe(said);
    }
  });

  test('fills the places of a sentence', () => {
    expect(sentence('en-US', 'RATE_LIMITED', { seconds: 7 })).toContain('7 s');
  });

  test('is a whole sentence for every error code', () => {
    for (const [key, text] of Object.entries(enUs)) {
      // Headings of mails, columns of spreadsheets and titles of games.
      if (/^(MAIL_|SHEET_|GAME_COPY$)/.test(key) && !(key in errorStatus)) continue;
      expect(text, key).toMatch(/^[A-Z].*\.$/);
    }
    expect(Object.keys(enUs)).toEqual(expect.arrayContaining(Object.keys(errorStatus)));
  });
});
