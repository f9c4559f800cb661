import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeEventParser } from './event-parser.ts';

/** Parses a stream that arrives in these chunks. */
function parse(...chunks: readonly string[]) {
  const parser = makeEventParser();
  return { events: chunks.flatMap((piece) => parser.read(piece)), retry: parser.retry() };
}

test('reads data, ids and the pause', () => {
  const text =
    'retry: 3000\nid: 41\ndata: one\n\n: still here\n\ndata:two\n\nid:42\ndata: three\n\n';
  expect(parse(text)).toStrictEqual({
    events: [
      { id: '41', data: 'one' },
      { id: '41', data: 'two' },
      { id: '42', data: 'three' },
    ],
    retry: 3000,
  });
});

test('joins the lines of data and leaves out what it does not know', () => {
  const text = 'event: x\ndata: a\ndata\ndata:  b\nretry: soon\nother: y\n\n';
  expect(parse(text)).toStrictEqual({ events: [{ id: null, data: 'a\n\n b' }], retry: null });
});

test('leaves out an event that has not ended', () => {
  expect(parse('data: one\n').events).toStrictEqual([]);
});

test('reads the same however the text is cut and whatever ends its lines', () => {
  const lines = [
    'id: 1',
    'data: {"a":1}',
    '',
    ':',
    '',
    'data: b',
    'data: c',
    '',
    'id: 2',
    'data: d',
    '',
  ];
  const expected = parse(`${lines.join('\n')}\n`);
  fc.assert(
    fc.property(
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.array(fc.nat(80), { maxLength: 10 }),
      (end, cuts) => {
        const text = `${lines.join(end)}${end}: the end${end}`;
        const places = [0, ...cuts.toSorted((a, b) => a - b), text.length];
        const chunks = places.slice(1).map((place, index) => text.slice(places[index], place));
        expect(parse(...chunks)).toStrictEqual(expected);
      },
    ),
  );
});
