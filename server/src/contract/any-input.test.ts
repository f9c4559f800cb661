import { errorStatus } from '@halyard/sdk/operations';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleOf } from './bad-values.ts';
import { type Caller, createContractSite } from './contract-site.ts';
import { calls, type SpecCall } from './spec.ts';

const { app, cookieOf } = await createContractSite();

/** Signing out or in would end the session of all that comes after. */
const steady = calls.filter(({ id }) => !['login', 'logout', 'register'].includes(id));

/** What has broken servers before. */
const NASTY = [
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202egpj',
  '\r\nX: y',
  '%00',
  '../..',
  "';--",
  '<svg onload=alert(1)>',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '0',
  '-1',
  '1e400',
  '2147483648',
  '9007199254740993',
  '2026-01-01T00:00:00Z',
  '\ufdfa'.repeat(60),
  'x'.repeat(5000),
];

const nasty = fc.constantFrom(...NASTY);
const text = fc.oneof(nasty, fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));
const value = fc.oneof(text, fc.jsonValue(), fc.integer(), fc.double());
const segment = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 5 }).map(String) },
  { weight: 1, arbitrary: text.map((raw) => encodeURIComponent(raw.toWellFormed())) },
  { weight: 1, arbitrary: fc.constantFrom('%', '%E0%A4%A', '..', '%2e%2e%2f', '1.5') },
);

/** The spec's example with some fields made anything. */
function bodyOf(call: SpecCall): fc.Arbitrary<unknown> {
  const good = call.body ? exampleOf(call.body) : undefined;
  if (typeof good !== 'object' || good === null) return fc.option(value, { nil: good });
  return fc
    .oneof(
      { weight: 5, arbitrary: fc.dictionary(fc.constantFrom(...Object.keys(good)), value) },
      { weight: 1, arbitrary: fc.dictionary(text, value) },
    )
    .map((changes) => (Array.isArray(good) ? [changes] : { ...good, ...changes }));
}

function headersOf(headers: Record<string, string>): Record<string, string> {
  // What Node lets through: a byte for each character, no controls.
  const clean = (raw: string) => raw.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '').slice(0, 2000);
  return Object.fromEntries(Object.entries(headers).map(([name, raw]) => [name, clean(raw)]));
}

const anyCall = fc.constantFrom(...steady).chain((call) =>
  fc.record({
    call: fc.constant(call),
    segments: fc.array(segment, { minLength: 4, maxLength: 4 }),
    query: fc.dictionary(fc.constantFrom('count', 'skip', 'limit', 'filename', '__proto__'), text),
    body: bodyOf(call),
    caller: fc.constantFrom<Caller>('nobody', 'user', 'admin', 'admin', 'admin', 'banned'),
    headers: fc.dictionary(
      fc.constantFrom('accept-language', 'x-forwarded-for', 'if-none-match', 'range', 'user-agent'),
      fc.oneof(text, fc.constantFrom('bytes=0-0', 'bytes=-5', 'bytes=9999999999-', '*')),
    ),
  }),
);

test('answers anything with what was asked for or a refusal in the contract’s words', async () => {
  const ask = fc.asyncProperty(anyCall, async ({ call, segments, query, body, ...rest }) => {
    const path = call.path.replaceAll(/\{\w+\}/g, () => segments.pop() ?? '1');
    const search = new URLSearchParams(
      Object.entries(query).map(([name, raw]) => [name, raw.toWellFormed()]),
    );
    const hasBody = body !== undefined && call.method !== 'GET';
    const answer = await app.inject({
      method: call.method,
      url: `${path}?${search.toString()}`,
      ...(hasBody && { payload: JSON.stringify(body) }),
      headers: {
        ...(hasBody && { 'content-type': 'application/json' }),
        ...headersOf(rest.headers),
        ...cookieOf(rest.caller),
      },
    });
    // An operation that is not built yet checks all the same who asks and what for.
    if (call.implemented || answer.statusCode !== 501) {
      expect(answer.statusCode).toBeLessThan(500);
    }
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    if (answer.statusCode < 400 || answer.statusCode === 416) return;
    const problem = answer.json();
    expect(problem.title).toMatch(/\w/);
    expect(Object.keys(errorStatus)).toContain(problem.code);
    expect(problem.status === answer.statusCode || problem.status >= 10_000).toBe(true);
  });
  await fc.assert(ask, { numRuns: 500 });
});
