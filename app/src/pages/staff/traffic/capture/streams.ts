import { createSide, type Direction, finish, type Piece, type Side, take } from './reassemble.ts';
import type { Endpoint, Segment } from './segments.ts';

/** A piece with its direction. */
export interface StreamPiece extends Piece {
  direction: Direction;
}

/** A connection. */
export interface Stream {
  protocol: Segment['protocol'];
  client: Endpoint;
  server: Endpoint;
  /** Time of its first packet, Unix ms. */
  start: number;
  /** In the order of the packets. */
  pieces: readonly StreamPiece[];
  /** Bytes before the end that are not in the file, both directions. */
  missing: number;
}

interface Open {
  protocol: Segment['protocol'];
  start: number;
  /** Who sent the first packet of the file, and to whom. */
  first: Endpoint;
  second: Endpoint;
  /** Who opened the connection; null if that is not in the file. */
  client: Endpoint | null;
  sent: Side;
  answered: Side;
}

/** Other platforms begin their captures with a packet about the instance, its flag included. */
const METADATA_PORT = 65_535;

/** Collects the segments of a capture into connections. */
export function createStreams() {
  const done: Open[] = [];
  const open = new Map<string, Open>();
  let named: Endpoint | null = null;

  const streamOf = (segment: Segment, time: number): Open => {
    const key = keyOf(segment);
    const known = open.get(key);
    if (known && !opensAgain(known, segment)) return known;
    const stream = createOpen(segment, time);
    done.push(stream);
    open.set(key, stream);
    return stream;
  };

  return {
    add(segment: Segment, time: number, packet: number): void {
      if (isMetadata(segment)) {
        named = segment.target;
        return;
      }
      const stream = streamOf(segment, time);
      if (segment.isSyn) stream.client = segment.isAck ? segment.target : segment.source;
      if (segment.protocol === 'udp' && named) stream.client ??= matching(stream, named);
      const side = isSame(segment.source, stream.first) ? stream.sent : stream.answered;
      if (segment.isSyn && side.pieces.length === 0) side.next = (segment.sequence + 1) >>> 0;
      const { payload: bytes, lost } = segment;
      if (bytes.length + lost === 0) return;
      // Datagrams have no number: each follows the one before it.
      const isUdp = segment.protocol === 'udp';
      const sequence = isUdp ? (side.next ?? 0) : segment.sequence;
      take(side, { sequence, bytes, lost, time, packet });
    },
    /** The connections in the order of their first packets. */
    end: (): Stream[] => done.map(toStream),
  };
}

function toStream({ protocol, start, first, second, client, sent, answered }: Open): Stream {
  finish(sent);
  finish(answered);
  const isFirst = isSame(client ?? likelyClient(first, second), first);
  const pieces = [
    ...sent.pieces.map((piece) => ({ ...piece, direction: isFirst ? 'out' : 'in' }) as const),
    ...answered.pieces.map((piece) => ({ ...piece, direction: isFirst ? 'in' : 'out' }) as const),
  ].toSorted((one, other) => one.packet - other.packet);
  const missing = pieces.reduce(
    (sum, piece) => sum + piece.missing,
    sent.missing + answered.missing,
  );
  const [from, to] = isFirst ? [first, second] : [second, first];
  return { protocol, client: from, server: to, start, pieces, missing };
}

function createOpen({ protocol, source, target }: Segment, start: number): Open {
  return {
    protocol,
    start,
    first: source,
    second: target,
    client: null,
    sent: createSide(),
    answered: createSide(),
  };
}

/** Whether the same addresses begin another connection. */
function opensAgain({ sent, answered }: Open, { isSyn, isAck }: Segment): boolean {
  return isSyn && !isAck && sent.pieces.length + answered.pieces.length > 0;
}

/** Servers listen at the lower port. */
function likelyClient(first: Endpoint, second: Endpoint): Endpoint {
  return first.port >= second.port ? first : second;
}

function matching({ first, second }: Open, named: Endpoint): Endpoint | null {
  return [first, second].find(({ address }) => address === named.address) ?? null;
}

function isMetadata({ protocol, source: { address, port } }: Segment): boolean {
  return protocol === 'udp' && port === METADATA_PORT && /^\0+$/.test(address);
}

function isSame(one: Endpoint, other: Endpoint): boolean {
  return one.port === other.port && one.address === other.address;
}

function keyOf({ protocol, source, target }: Segment): string {
  const ends = [source, target].map(({ address, port }) => `${port}:${address}`);
  return `${protocol} ${ends.toSorted().join(' ')}`;
}
