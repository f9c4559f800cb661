import { buffer } from 'node:stream/consumers';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressBytes, ofOneFamily } from './part-addresses.ts';
import { createConversation, type Side } from './part-conversation.ts';
import { fileHeader } from './part-packets.ts';
import { readPcap, readStreams } from './testing/read-pcap.ts';
import { wholeRecords } from './part-files.ts';

const TIME = Date.UTC(2026, 0, 3, 18, 20, 5) + 0.125;
const FIRST = { Player: 2 ** 32 - 1, Container: 7 };

function talk(client: string, server: string, first = FIRST) {
  const [player, container] = ofOneFamily(addressBytes(client), addressBytes(server));
  const ends = {
    Player: { address: player, port: 50_122 },
    Container: { address: container, port: 31_337 },
  };
  return createConversation(ends, first);
}

const pcap = (records: readonly Buffer[]) => Buffer.concat([fileHeader(), ...records]);

describe('a conversation', () => {
  test.each([
    ['192.0.2.7', '10.20.4.31', '192.0.2.7:50122', '10.20.4.31:31337'],
    ['2001:db8::7', 'fd00::31', '[2001:db8::7]:50122', '[fd00::31]:31337'],
    ['2001:db8::7', '10.20.4.31', '[2001:db8::7]:50122', '[::ffff:a14:41f]:31337'],
    ['::ffff:192.0.2.7', '10.20.4.31', '192.0.2.7:50122', '10.20.4.31:31337'],
    ['fe80::1%eth0', '::1', '[fe80::1]:50122', '[::1]:31337'],
    ['1:2:3:4:5:6:7:8', 'pod.cluster', '[1:2:3:4:5:6:7:8]:50122', '[::ffff:0:0]:31337'],
  ])('between %s and %s', (client, server, from, to) => {
    const { open, close } = talk(client, server);
    const packets = readPcap(pcap([...open(TIME), ...close('Player', TIME)]));
    expect(readStreams(packets)).toMatchObject({ client: from, server: to });
    expect(packets[0]?.time).toBe(TIME);
  });

  test('has a handshake, the data, and an end', () => {
    const ends = { Player: 'fin ack', Container: 'fin ack', Reset: 'rst ack' } as const;
    for (const end of ['Player', 'Container', 'Reset'] as const) {
      const { open, data, close } = talk('192.0.2.7', '10.20.4.31');
      const packets = readPcap(
        pcap([...open(TIME), ...data('Player', Buffer.from('ahoy'), TIME), ...close(end, TIME)]),
      );
      const { flags, sent } = readStreams(packets);
      expect(sent.toString()).toBe('ahoy');
      expect(flags.slice(0, 5)).toEqual(['syn', 'syn ack', 'ack', 'ack', ends[end]]);
      const closing = packets.find(
        (packet) => packet.protocol === 'tcp' && packet.flags.startsWith('fin'),
      );
      if (end !== 'Reset') expect(closing?.from.startsWith('192')).toBe(end === 'Player');
    }
  });

  test('carries whatever is said, in whichever order and size', () => {
    const turn = fc.tuple(fc.boolean(), fc.uint8Array({ minLength: 1, maxLength: 90_000 }));
    fc.assert(
      fc.property(fc.array(turn, { maxLength: 8 }), fc.boolean(), (turns, isIPv6) => {
        const { open, data, close } = talk(isIPv6 ? '::1' : '127.0.0.1', '10.0.0.1');
        const said: Record<Side, Buffer[]> = { Player: [], Container: [] };
        const opening = open(TIME);
        const records = turns.flatMap(([isPlayer, bytes]) => {
          const side = isPlayer ? 'Player' : 'Container';
          said[side].push(Buffer.from(bytes));
          return data(side, Buffer.from(bytes), TIME);
        });
        const file = pcap([...opening, ...records, ...close('Container', TIME)]);
        const { sent, received } = readStreams(readPcap(file));
        expect(sent.equals(Buffer.concat(said.Player))).toBe(true);
        expect(received.equals(Buffer.concat(said.Container))).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  test('shows what was left out as a gap in the numbers', () => {
    const { open, data, skip } = talk('192.0.2.7', '10.20.4.31', { Player: 0, Container: 0 });
    const before = [...open(TIME), ...data('Player', Buffer.from('one'), TIME)];
    skip('Player', 1000);
    const packets = readPcap(pcap([...before, ...data('Player', Buffer.from('two'), TIME)]));
    const sequences = packets.flatMap((packet) =>
      packet.payload.length > 0 && packet.protocol === 'tcp' ? [packet.sequence] : [],
    );
    expect(sequences).toEqual([1, 1004]);
  });
});

describe('a file that was cut', () => {
  async function whole(file: Buffer, size: number): Promise<Buffer> {
    async function* chunks() {
      for (let at = 0; at < file.length; at += size) yield file.subarray(at, at + size);
    }
    return buffer(wholeRecords(chunks()));
  }

  test('keeps its whole packets, wherever the cut is', async () => {
    const { open, data } = talk('192.0.2.7', '10.20.4.31');
    const file = pcap([...open(TIME), ...data('Player', Buffer.from('ahoy'), TIME)]);
    for (let length = 24; length <= file.length; length += 1) {
      for (const size of [1, 7, 1000]) {
        const kept = await whole(file.subarray(0, length), size);
        expect(file.subarray(0, kept.length).equals(kept)).toBe(true);
        const { length: packets } = readPcap(kept);
        expect(packets).toBe(readable(file, length));
      }
    }
  });

  function readable(file: Buffer, length: number): number {
    let count = 0;
    for (let at = 24; at < length; count += 1) {
      at += 16 + file.readUInt32LE(at + 8);
      if (at > length) break;
    }
    return count;
  }
});
