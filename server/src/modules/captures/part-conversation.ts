import type { ConnectionEnd } from '../containers/public.ts';
import {
  type End,
  FLAGS,
  MOST_PAYLOAD_BYTES,
  type PacketParts,
  tcpRecord,
} from './part-packets.ts';

/** Who sends. */
export type Side = 'Player' | 'Container';

/** The packets of one TCP connection, as records of a pcap file. */
export interface Conversation {
  /** The handshake. */
  open: (time: number) => Buffer[];
  /** What a side sends, and that the other one has received it. */
  data: (side: Side, bytes: Buffer, time: number) => Buffer[];
  /** Bytes that a side has sent and that are not captured. */
  skip: (side: Side, length: number) => void;
  close: (end: ConnectionEnd, time: number) => Buffer[];
}

const OTHER = { Player: 'Container', Container: 'Player' } as const satisfies Record<Side, Side>;

/** @param first the numbers of the first bytes of both sides */
export function createConversation(
  ends: Readonly<Record<Side, End>>,
  first: Readonly<Record<Side, number>>,
): Conversation {
  const next = { ...first };

  function send(side: Side, flags: number, time: number, payload?: Buffer): Buffer {
    const parts: PacketParts = { from: ends[side], to: ends[OTHER[side]], time };
    const record = tcpRecord({
      ...parts,
      ...(payload && { payload }),
      flags,
      sequence: next[side],
      acknowledged: (flags & FLAGS.ack) === 0 ? 0 : next[OTHER[side]],
    });
    const isCounted = (flags & (FLAGS.syn | FLAGS.fin)) !== 0;
    advance(side, (payload?.length ?? 0) + (isCounted ? 1 : 0));
    return record;
  }

  function advance(side: Side, length: number): void {
    next[side] = (next[side] + length) % 2 ** 32;
  }

  return {
    open: (time) => [
      send('Player', FLAGS.syn, time),
      send('Container', FLAGS.syn | FLAGS.ack, time),
      send('Player', FLAGS.ack, time),
    ],
    data(side, bytes, time) {
      const records: Buffer[] = [];
      for (let at = 0; at < bytes.length; at += MOST_PAYLOAD_BYTES) {
        const part = bytes.subarray(at, at + MOST_PAYLOAD_BYTES);
        records.push(send(side, FLAGS.psh | FLAGS.ack, time, part));
      }
      return [...records, send(OTHER[side], FLAGS.ack, time)];
    },
    skip: advance,
    close(end, time) {
      if (end === 'Reset') return [send('Container', FLAGS.rst | FLAGS.ack, time)];
      return [
        send(end, FLAGS.fin | FLAGS.ack, time),
        send(OTHER[end], FLAGS.fin | FLAGS.ack, time),
        send(end, FLAGS.ack, time),
      ];
    },
  };
}
