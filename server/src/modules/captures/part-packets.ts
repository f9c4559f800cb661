/** One end of a captured connection; both ends have addresses of one family. */
export interface End {
  /** 4 or 16 bytes. */
  readonly address: Buffer;
  readonly port: number;
}

export interface PacketParts {
  from: End;
  to: End;
  /** Milliseconds since 1970, with fractions. */
  time: number;
  payload?: Buffer;
}

interface SegmentParts extends PacketParts {
  sequence: number;
  acknowledged: number;
  flags: number;
}

export const FLAGS = { fin: 1, syn: 2, rst: 4, psh: 8, ack: 16 } as const;

/** The longest content that fits into a packet of either family with room to spare. */
export const MOST_PAYLOAD_BYTES = 32_768;

export const FILE_HEADER_BYTES = 24;
export const RECORD_HEADER_BYTES = 16;

const ETHERNET = 14;
const TCP_HEADER = 20;
const UDP_HEADER = 8;
const TCP = 6;
const UDP = 17;
const HOPS = 64;
const DONT_FRAGMENT = 0x4000;
const WINDOW = 65_535;
/** MSS 65,495 and, behind a filler, a window scale of 14: whatever is in flight fits the window. */
const SYN_OPTIONS = Buffer.from('0204ffd70103030e', 'hex');
const LINK = Buffer.from('001100110011001100110011', 'hex');

/** The beginning of a pcap file: little endian, microseconds, Ethernet. */
export function fileHeader(): Buffer {
  const header = Buffer.alloc(FILE_HEADER_BYTES);
  header.writeUInt32LE(0xa1b2c3d4, 0);
  header.writeUInt16LE(2, 4);
  header.writeUInt16LE(4, 6);
  header.writeUInt32LE(262_144, 16);
  header.writeUInt32LE(1, 20);
  return header;
}

/** A TCP segment as a record of a pcap file. */
export function tcpRecord(parts: SegmentParts): Buffer {
  const { from, to, flags, payload } = parts;
  const options = (flags & FLAGS.syn) === 0 ? 0 : SYN_OPTIONS.length;
  const length = TCP_HEADER + options + (payload?.length ?? 0);
  const { record, start } = createRecord(parts, TCP, length);
  record.writeUInt16BE(from.port, start);
  record.writeUInt16BE(to.port, start + 2);
  record.writeUInt32BE(parts.sequence, start + 4);
  record.writeUInt32BE(parts.acknowledged, start + 8);
  record[start + 12] = ((TCP_HEADER + options) / 4) << 4;
  record[start + 13] = flags;
  record.writeUInt16BE(WINDOW, start + 14);
  if (options > 0) SYN_OPTIONS.copy(record, start + TCP_HEADER);
  payload?.copy(record, start + TCP_HEADER + options);
  record.writeUInt16BE(contentChecksum(record, start, parts, TCP), start + 16);
  return record;
}

/** A UDP datagram as a record of a pcap file. */
export function udpRecord(parts: PacketParts): Buffer {
  const { from, to, payload } = parts;
  const length = UDP_HEADER + (payload?.length ?? 0);
  const { record, start } = createRecord(parts, UDP, length);
  record.writeUInt16BE(from.port, start);
  record.writeUInt16BE(to.port, start + 2);
  record.writeUInt16BE(length, start + 4);
  payload?.copy(record, start + UDP_HEADER);
  // 0 would say that there is none.
  record.writeUInt16BE(contentChecksum(record, start, parts, UDP) || 0xffff, start + 6);
  return record;
}

/** A record with everything before the header of TCP or UDP, which begins at `start`. */
function createRecord({ from, to, time }: PacketParts, protocol: number, length: number) {
  const isIPv4 = from.address.length === 4;
  const ip = RECORD_HEADER_BYTES + ETHERNET;
  const start = ip + (isIPv4 ? 20 : 40);
  const record = Buffer.alloc(start + length);
  const captured = record.length - RECORD_HEADER_BYTES;
  const microseconds = Math.floor(time * 1000);
  record.writeUInt32LE(Math.floor(microseconds / 1_000_000), 0);
  record.writeUInt32LE(microseconds % 1_000_000, 4);
  record.writeUInt32LE(captured, 8);
  record.writeUInt32LE(captured, 12);
  LINK.copy(record, RECORD_HEADER_BYTES);
  record.writeUInt16BE(isIPv4 ? 0x0800 : 0x86dd, ip - 2);
  if (isIPv4) {
    record[ip] = 0x45;
    record.writeUInt16BE(20 + length, ip + 2);
    record.writeUInt16BE(DONT_FRAGMENT, ip + 6);
    record[ip + 8] = HOPS;
    record[ip + 9] = protocol;
    from.address.copy(record, ip + 12);
    to.address.copy(record, ip + 16);
    record.writeUInt16BE(invert(sumOf(record, ip, start)), ip + 10);
  } else {
    record[ip] = 0x60;
    record.writeUInt16BE(length, ip + 4);
    record[ip + 6] = protocol;
    record[ip + 7] = HOPS;
    from.address.copy(record, ip + 8);
    to.address.copy(record, ip + 24);
  }
  return { record, start };
}

/** The checksum over the addresses, the protocol, the length and the content (RFC 9293, 8200). */
function contentChecksum(
  record: Buffer,
  start: number,
  { from, to }: PacketParts,
  protocol: number,
): number {
  const addresses =
    sumOf(from.address, 0, from.address.length) + sumOf(to.address, 0, to.address.length);
  return invert(
    addresses + protocol + (record.length - start) + sumOf(record, start, record.length),
  );
}

/** The sum of the 16-bit words between two offsets. */
function sumOf(bytes: Uint8Array, start: number, end: number): number {
  let sum = 0;
  for (let at = start; at + 1 < end; at += 2) {
    sum += ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
  }
  return (end - start) % 2 === 0 ? sum : sum + ((bytes[end - 1] ?? 0) << 8);
}

function invert(sum: number): number {
  let folded = sum;
  while (folded > 0xffff) folded = (folded % 0x10000) + Math.floor(folded / 0x10000);
  return ~folded & 0xffff;
}
