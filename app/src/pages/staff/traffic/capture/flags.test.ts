import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findRanges } from './flags.ts';
import { parseCapture, type ReadStream } from './parse-capture.ts';
import { toParts } from './stream-parts.ts';
import { bytesOf, makeCapture, talk, textOf } from './testing/make-capture.ts';

function found(text: string): string[] {
  const bytes = bytesOf(text);
  return findRanges(bytes).map(({ start, end }) => textOf(bytes.subarray(start, end)));
}

function streamOf(turns: Parameters<typeof talk>[0]): ReadStream {
  const work = parseCapture(makeCapture(talk(turns)));
  let step = work.next();
  while (!step.done) step = work.next();
  const stream = step.value?.streams[0];
  if (!stream) throw new Error('There is no stream.');
  return stream;
}

function shown(turns: Parameters<typeof talk>[0], mask: string | null = '***'): string[] {
  return toParts(streamOf(turns), { mask, most: 10_000 }).parts.map(({ bytes }) => textOf(bytes));
}

describe('a flag', () => {
  test.each([
    ['is flag{one} here', ['one']],
    ['HALYARD-26{a{b}c} and x{y}', ['a{b}c', 'y']],
    ['GET /?f=flag%7Bsecret%7d HTTP/1.1', ['secret']],
    ['flag{spaces and ümlauts}', ['spaces and ümlauts']],
    ['flag{cut', ['cut']],
    ['{"json": {"a": 1}}', []],
    ['function () {\n}', []],
    ['flag{}', []],
  ])('is found in %s', (text, contents) => {
    expect(found(text)).toEqual(contents);
  });

  test('is found after any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (noise) => {
        // A newline, so that the noise opens nothing that encloses the flag.
        const bytes = Uint8Array.from([...noise, 10, ...bytesOf('flag{x7}')]);
        const last = findRanges(bytes).at(-1);
        expect(last && textOf(bytes.subarray(last.start, last.end))).toBe('x7');
      }),
    );
  });

  test('masks everything behind more flags than anybody sends', () => {
    const bytes = bytesOf('a{b}'.repeat(20_000));
    const ranges = findRanges(bytes);
    expect(ranges.length).toBeLessThan(10_100);
    expect(ranges.at(-1)?.end).toBe(bytes.length);
  });

  test('is masked in text, whatever its length, and shown on demand', () => {
    const turns = [['in', 'well done: flag{a long secret}!\n']] as const;
    expect(shown(turns)).toEqual(['well done: flag{***}!\n']);
    expect(shown(turns, null)).toEqual(['well done: flag{a long secret}!\n']);
  });

  test('is masked across packets', () => {
    const turns = [
      ['in', 'flag{one'],
      ['in', ' two '],
      ['out', 'ok'],
      ['in', 'three} bye'],
    ] as const;
    expect(shown(turns).join('|')).toBe('flag{***||ok|} bye');
    expect(streamOf(turns).flags).toMatchObject([{ direction: 'in', packet: 3 }]);
  });

  test('is never shown in part, wherever the packets are cut', () => {
    const text = 'so: flag{0123456789} end';
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: text.length - 1 })), (cuts) => {
        const ends = [...new Set(cuts)].toSorted((one, other) => one - other);
        const turns = [...ends, text.length].map(
          (end, index) => ['in', text.slice(ends[index - 1] ?? 0, end)] as const,
        );
        expect(shown(turns).join('')).toBe('so: flag{***} end');
      }),
    );
  });
});

describe('parts', () => {
  test('join packets that follow each other, and keep the turns', () => {
    const turns = [
      ['out', 'a'],
      ['in', 'b'],
    ] as const;
    const stream = streamOf(turns);
    const [first, second] = stream.pieces;
    if (!first || !second) throw new Error('There are no pieces.');
    const close = { ...first, packet: 9, time: first.time + 50, bytes: bytesOf('c') };
    const late = { ...close, time: first.time + 500 };
    const texts = (pieces: (typeof first)[]) =>
      toParts({ ...stream, pieces }, { mask: null, most: 99 }).parts.map((part) =>
        textOf(part.bytes),
      );
    expect(texts([first, close, second])).toEqual(['ac', 'b']);
    expect(texts([first, late, second])).toEqual(['a', 'c', 'b']);
    expect(texts([first, { ...close, missing: 3 }])).toEqual(['a', 'c']);
  });

  test('end at the limit, and say how much is left', () => {
    const stream = streamOf([
      ['out', 'abcdef'],
      ['in', 'ghi'],
    ]);
    const { parts, rest } = toParts(stream, { mask: null, most: 4 });
    expect([parts.map(({ bytes }) => textOf(bytes)), rest]).toEqual([['abcd'], 5]);
  });
});
