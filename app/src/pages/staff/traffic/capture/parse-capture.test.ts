import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endpointText } from './endpoint-text.ts';
import { type Capture, parseCapture } from './parse-capture.ts';
import {
  CLIENT,
  type MadePacket,
  makeCapture,
  SERVER,
  START,
  talk,
  textOf,
} from './testing/make-capture.ts';

function parse(bytes: Uint8Array): Capture | null {
  const work = parseCapture(bytes);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** What was said, as "> help" and "< welcome". */
function said(bytes: Uint8Array, index = 0): string[] | undefined {
  return parse(bytes)?.streams[index]?.pieces.map(
    ({ direction, bytes: data }) => `${direction === 'out' ? '>' : '<'} ${textOf(data)}`,
  );
}

const conversation = talk([
  ['in', 'gun deck v7'],
  ['out', 'load 64'],
  ['in', 'loaded 64'],
]);
const out = (seq: number, data: string, at = 1): MadePacket => ({
  at,
  from: CLIENT,
  to: SERVER,
  seq,
  data,
});

describe('a capture', () => {
  test.each([
    ['little-endian', {}],
    ['big-endian', { isLittleEndian: false }],
    ['with nanoseconds', { isNano: true }],
    ['without Ethernet', { linkType: 101 }],
    ['with VLANs', { vlan: true }],
  ] as const)('%s is read', (_, format) => {
    const bytes = makeCapture(conversation, format);
    expect(said(bytes)).toEqual(['< gun deck v7', '> load 64', '< loaded 64']);
    const capture = parse(bytes);
    expect(capture?.times.at(-1)).toBe(START + 1500);
    expect(capture).toMatchObject({ isCut: false, others: 0 });
  });

  test('tells client and server apart, and names both', () => {
    const [stream] = parse(makeCapture(conversation))?.streams ?? [];
    expect(stream && [endpointText(stream.client), endpointText(stream.server)]).toEqual([
      '45.83.1.200:50122',
      '10.20.4.31:31337',
    ]);
    // Without the handshake the lower port is the server's.
    const rest = parse(makeCapture(conversation.slice(2)))?.streams[0];
    expect(rest?.client.port).toBe(CLIENT.port);
  });

  test('of IPv6 is read', () => {
    const client = { address: [0x20, 1, 0xd, 0xb8, ...Array<number>(11).fill(0), 1], port: 4000 };
    const server = { address: [...Array<number>(15).fill(0), 1], port: 80 };
    const [stream] =
      parse(makeCapture(talk([['out', 'hello']], { client, server })))?.streams ?? [];
    expect(stream && [endpointText(stream.client), endpointText(stream.server)]).toEqual([
      '[2001:db8::1]:4000',
      '[::1]:80',
    ]);
  });

  test.each([
    ['empty', new Uint8Array()],
    ['text', new TextEncoder().encode('All hands on deck, this is no capture.')],
    ['a packet of another format', Uint8Array.of(0x0a, 0x0d, 0x0d, 0x0a, ...Array(30).fill(0))],
  ])('is none: %s', (_, bytes) => {
    expect(parse(bytes)).toBeNull();
  });

  test('that is cut anywhere keeps what comes before', () => {
    const whole = makeCapture(conversation);
    // Where the packet of each text ends: the conversation begins with the two of the handshake.
    const ends = [3, 4, 5].map((count) => makeCapture(conversation.slice(0, count)).length);
    fc.assert(
      fc.property(fc.integer({ min: 24, max: whole.length - 1 }), (length) => {
        const capture = parse(whole.subarray(0, length));
        const pieces = capture?.streams.flatMap((stream) => stream.pieces) ?? [];
        const all = ['gun deck v7', 'load 64', 'loaded 64'];
        const whatIsThere = all.filter((_, index) => length >= (ends[index] ?? Infinity));
        expect(pieces.map(({ bytes }) => textOf(bytes))).toEqual(whatIsThere);
      }),
    );
    expect(parse(whole.subarray(0, -1))?.isCut).toBe(true);
  });

  test('of any bytes is read without an error', () => {
    const whole = makeCapture(conversation);
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255))), (damages) => {
        const bytes = whole.slice();
        for (const [at, value] of damages) bytes[at] = value;
        expect(() => parse(bytes)).not.toThrow();
      }),
    );
  });

  test('of other protocols counts their packets', () => {
    const bytes = makeCapture(conversation);
    // The type of the first frame becomes ARP.
    bytes[24 + 16 + 13] = 6;
    expect(parse(bytes)?.others).toBe(1);
  });
});

describe('a connection', () => {
  test('is put into order, without what was sent twice', () => {
    const packets = [
      ...talk([]),
      out(1001, 'one '),
      out(1009, 'three'),
      out(1001, 'one '),
      out(1001, 'one two '),
      out(1009, 'three'),
    ];
    expect(said(makeCapture(packets))?.join('')).toBe('> one > two > three');
  });

  test('in any order with any repetitions says the same', () => {
    const text = 'Fifteen men on the dead man’s chest, and a bottle of rum.';
    const bytes = new TextEncoder().encode(text);
    const parts = fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 9 })));
    fc.assert(
      fc.property(parts, fc.integer({ min: 0, max: 2 ** 32 - 1 }), (extra, first) => {
        const cut = (start: number, length: number): MadePacket => ({
          from: CLIENT,
          to: SERVER,
          seq: (first + 1 + start) % 2 ** 32,
          data: bytes.subarray(start, start + length),
        });
        const whole = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, n) => cut(n * 7, 7));
        const packets = [
          ...talk([], { first }),
          ...extra.map(([start, length]) => cut(start, length)),
          ...whole.toReversed(),
        ];
        const stream = parse(makeCapture(packets))?.streams[0];
        const joined = stream?.pieces.flatMap((piece) => [...piece.bytes]) ?? [];
        expect(textOf(Uint8Array.from(joined))).toBe(text);
        expect(stream?.missing).toBe(0);
      }),
    );
  });

  test('counts what is missing, and goes on behind it', () => {
    const packets = [...talk([]), out(1001, 'one '), out(1009, 'three')];
    const [stream] = parse(makeCapture(packets))?.streams ?? [];
    expect(stream?.pieces.map(({ missing }) => missing)).toEqual([0, 4]);
    expect(stream?.missing).toBe(4);
  });

  test('counts what was not captured of a packet', () => {
    const packets = [...talk([]), { ...out(1001, 'one '), snapped: 6 }, out(1011, 'two')];
    const [stream] = parse(makeCapture(packets))?.streams ?? [];
    expect(stream?.pieces.map(({ missing }) => missing)).toEqual([0, 6]);
  });

  test('ends where the same addresses begin another one', () => {
    const bytes = makeCapture([
      ...conversation,
      ...talk([['out', 'again']], { first: 9000, at: 9 }),
    ]);
    expect(parse(bytes)?.streams).toHaveLength(2);
    expect(said(bytes, 1)).toEqual(['> again']);
  });

  test('without data comes after those that have some', () => {
    const silent = talk([], { client: { ...CLIENT, port: 1 } });
    const streams = parse(makeCapture([...silent, ...conversation]))?.streams ?? [];
    expect(streams.map(({ pieces }) => pieces.length)).toEqual([3, 0]);
  });

  test('of another platform is read as datagrams, without the packet about the instance', () => {
    const any = { address: Array<number>(16).fill(0), port: 65_535 };
    const mapped = (end: typeof CLIENT) => ({
      ...end,
      address: [...Array<number>(10).fill(0), 255, 255, ...end.address],
    });
    const client = { ...mapped(CLIENT), port: 10_001 };
    const server = mapped(SERVER);
    const bytes = makeCapture([
      { udp: true, from: any, to: client, data: '{"Flag":"flag{secret}"}' },
      { udp: true, at: 1, from: server, to: client, data: 'welcome' },
      { udp: true, at: 2, from: client, to: server, data: 'help' },
    ]);
    expect(said(bytes)).toEqual(['< welcome', '> help']);
    const [stream] = parse(bytes)?.streams ?? [];
    expect(stream && endpointText(stream.client)).toBe('45.83.1.200:10001');
  });
});
