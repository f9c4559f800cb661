import { findFlags, type FlagRange } from './flags.ts';
import { FILE_HEADER, readFormat, readPacket } from './packets.ts';
import { readSegment } from './segments.ts';
import { createStreams, type Stream } from './streams.ts';

/** A connection, and what in it looks like a flag. */
export interface ReadStream extends Stream {
  flags: readonly FlagRange[];
}

/** The content of a capture. */
export interface Capture {
  /** Times of all packets, Unix ms. */
  times: readonly number[];
  /** Connections, those that carried data first. */
  streams: readonly ReadStream[];
  /** Packets that are neither TCP nor UDP. */
  others: number;
  /** The file ends in the middle of a packet, or is damaged from there on. */
  isCut: boolean;
}

/** How many packets are read before the caller may do something else. */
const PACKETS = 500;
/** Connections with up to this many bytes are searched for flags without a pause. */
const BYTES = 1 << 18;

/**
 * Reads a pcap file step by step: yields what share of it was read.
 * @returns null if the file is not a pcap file
 */
export function* parseCapture(bytes: Uint8Array): Generator<number, Capture | null> {
  const format = readFormat(bytes);
  if (!format) return null;
  const collected = createStreams();
  const times: number[] = [];
  let others = 0;
  let at = FILE_HEADER;
  for (let packet = readPacket(format, at); packet; packet = readPacket(format, at)) {
    at = packet.end;
    times.push(packet.time);
    const segment = readSegment(packet.bytes, format.linkType);
    if (segment) collected.add(segment, packet.time, times.length);
    else others += 1;
    if (times.length % PACKETS === 0) yield at / bytes.length;
  }
  const streams: ReadStream[] = [];
  let searched = 0;
  for (const stream of collected.end()) {
    streams.push({ ...stream, flags: findFlags(stream.pieces) });
    searched += stream.pieces.reduce((sum, piece) => sum + piece.bytes.length, 0);
    if (searched > BYTES) {
      searched = 0;
      yield 1;
    }
  }
  return { times, streams: withDataFirst(streams), others, isCut: at < bytes.length };
}

function withDataFirst(streams: readonly ReadStream[]): ReadStream[] {
  const isSilent = ({ pieces }: ReadStream): boolean => pieces.length === 0;
  return [...streams.filter((stream) => !isSilent(stream)), ...streams.filter(isSilent)];
}
