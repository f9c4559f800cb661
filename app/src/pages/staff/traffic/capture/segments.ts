/** One end of a connection. */
export interface Endpoint {
  /** 4 or 16 bytes as characters: comparing them costs less than writing every address. */
  address: string;
  port: number;
}

/** The payload of a packet. */
export interface Segment {
  protocol: 'tcp' | 'udp';
  source: Endpoint;
  target: Endpoint;
  payload: Uint8Array;
  /** Bytes of the payload that were not captured. */
  lost: number;
  /** Number of its first byte; 0 for UDP. */
  sequence: number;
  isSyn: boolean;
  isAck: boolean;
}

interface Datagram {
  protocol: number;
  source: string;
  target: string;
  bytes: Uint8Array;
  /** Length of the content, of which `bytes` may be only the beginning. */
  length: number;
}

const ETHERNET = 1;
const RAW_IP = 101;
const IPV4 = 0x0800;
const IPV6 = 0x86dd;
const VLANS = new Set([0x8100, 0x88a8]);
const TCP = 6;
const UDP = 17;
/** Headers of IPv6 that another header follows: options, routing, destination. */
const IPV6_HEADERS = new Set([0, 43, 60]);

/** Reads the headers of a packet; null if it is neither TCP nor UDP, or a fragment. */
export function readSegment(packet: Uint8Array, linkType: number): Segment | null {
  const content = readLink(packet, linkType);
  const version = (content?.[0] ?? 0) >> 4;
  if (!content) return null;
  const datagram = version === 4 ? readIPv4(content) : version === 6 ? readIPv6(content) : null;
  if (datagram?.protocol === TCP) return readTcp(datagram);
  return datagram?.protocol === UDP ? readUdp(datagram) : null;
}

function readLink(packet: Uint8Array, linkType: number): Uint8Array | null {
  if (linkType === RAW_IP) return packet;
  if (linkType !== ETHERNET) return null;
  let at = 12;
  while (VLANS.has(word(packet, at))) at += 4;
  const type = word(packet, at);
  return type === IPV4 || type === IPV6 ? packet.subarray(at + 2) : null;
}

function readIPv4(bytes: Uint8Array): Datagram | null {
  const header = (byteAt(bytes, 0) & 15) * 4;
  const isFragment = (word(bytes, 6) & 0x3fff) !== 0;
  if (bytes.length < 20 || header < 20 || isFragment) return null;
  // Network cards that cut packets themselves leave the length empty.
  const total = word(bytes, 2) || bytes.length;
  if (total < header) return null;
  return {
    protocol: byteAt(bytes, 9),
    source: characters(bytes, 12, 16),
    target: characters(bytes, 16, 20),
    bytes: bytes.subarray(header, total),
    length: total - header,
  };
}

function readIPv6(bytes: Uint8Array): Datagram | null {
  if (bytes.length < 40) return null;
  const end = 40 + (word(bytes, 4) || bytes.length - 40);
  let protocol = byteAt(bytes, 6);
  let start = 40;
  while (IPV6_HEADERS.has(protocol) && start + 8 <= bytes.length) {
    protocol = byteAt(bytes, start);
    start += (byteAt(bytes, start + 1) + 1) * 8;
  }
  if (start > end) return null;
  return {
    protocol,
    source: characters(bytes, 8, 24),
    target: characters(bytes, 24, 40),
    bytes: bytes.subarray(start, end),
    length: end - start,
  };
}

function readTcp({ bytes, length, source, target }: Datagram): Segment | null {
  const header = (byteAt(bytes, 12) >> 4) * 4;
  if (bytes.length < 20 || header < 20 || header > length) return null;
  const payload = bytes.subarray(header);
  const flags = byteAt(bytes, 13);
  return {
    protocol: 'tcp',
    source: { address: source, port: word(bytes, 0) },
    target: { address: target, port: word(bytes, 2) },
    payload,
    lost: length - header - payload.length,
    sequence: word(bytes, 4) * 0x10000 + word(bytes, 6),
    isSyn: (flags & 2) !== 0,
    isAck: (flags & 16) !== 0,
  };
}

function readUdp({ bytes, length, source, target }: Datagram): Segment | null {
  if (bytes.length < 8 || length < 8) return null;
  const payload = bytes.subarray(8);
  return {
    protocol: 'udp',
    source: { address: source, port: word(bytes, 0) },
    target: { address: target, port: word(bytes, 2) },
    payload,
    lost: Math.max(0, length - 8 - payload.length),
    sequence: 0,
    isSyn: false,
    isAck: false,
  };
}

function byteAt(bytes: Uint8Array, index: number): number {
  return bytes[index] ?? 0;
}

function word(bytes: Uint8Array, index: number): number {
  return byteAt(bytes, index) * 256 + byteAt(bytes, index + 1);
}

function characters(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
