/** A packet to write: TCP unless `udp`. */
export interface MadePacket {
  /** Seconds since 2026-01-01. */
  at?: number;
  /** "10.0.0.1:1234" or "[::1]:80" as bytes of the address and port. */
  from: MadeEndpoint;
  to: MadeEndpoint;
  data?: string | Uint8Array;
  seq?: number;
  flags?: 'syn' | 'syn-ack' | 'ack';
  udp?: boolean;
  /** Bytes at the end that are declared and not captured. */
  snapped?: number;
}

export interface MadeEndpoint {
  address: readonly number[];
  port: number;
}

export interface MadeFormat {
  isLittleEndian?: boolean;
  isNano?: boolean;
  linkType?: 1 | 101;
  vlan?: boolean;
}

export const START = Date.UTC(2026, 0, 1);
export const CLIENT: MadeEndpoint = { address: [45, 83, 1, 200], port: 50_122 };
export const SERVER: MadeEndpoint = { address: [10, 20, 4, 31], port: 31_337 };
const FLAGS = { syn: 2, 'syn-ack': 18, ack: 16 };

/** A pcap file, as a server writes it. */
export function makeCapture(
  packets: readonly MadePacket[],
  format: MadeFormat = {},
): Uint8Array<ArrayBuffer> {
  const { isLittleEndian = true, isNano = false, linkType = 1 } = format;
  const frames = packets.map((packet) => frameOf(packet, format));
  const size = frames.reduce((sum, frame) => sum + 16 + frame.length, 24);
  const file = new Uint8Array(size);
  const view = new DataView(file.buffer);
  view.setUint32(0, isNano ? 0xa1b23c4d : 0xa1b2c3d4, isLittleEndian);
  view.setUint16(4, 2, isLittleEndian);
  view.setUint16(6, 4, isLittleEndian);
  view.setUint32(16, 262_144, isLittleEndian);
  view.setUint32(20, linkType, isLittleEndian);
  let offset = 24;
  for (const [index, frame] of frames.entries()) {
    const { at = 0, snapped = 0 } = packets[index] ?? {};
    const microseconds = Math.round(at * 1_000_000);
    view.setUint32(offset, START / 1000 + Math.floor(microseconds / 1_000_000), isLittleEndian);
    view.setUint32(offset + 4, (microseconds % 1_000_000) * (isNano ? 1000 : 1), isLittleEndian);
    view.setUint32(offset + 8, frame.length, isLittleEndian);
    view.setUint32(offset + 12, frame.length + snapped, isLittleEndian);
    file.set(frame, offset + 16);
    offset += 16 + frame.length;
  }
  return file;
}

/** A conversation: the handshake, then what each says in turn. */
export function talk(
  turns: readonly (readonly ['out' | 'in', string | Uint8Array])[],
  { client = CLIENT, server = SERVER, at = 0, first = 1000 } = {},
): MadePacket[] {
  const next = { out: first, in: 5000 };
  const packets: MadePacket[] = [
    { at, from: client, to: server, seq: next.out, flags: 'syn' },
    { at: at + 0.001, from: server, to: client, seq: next.in, flags: 'syn-ack' },
  ];
  next.out += 1;
  next.in += 1;
  for (const [index, [direction, data]] of turns.entries()) {
    const [from, to] = direction === 'out' ? [client, server] : [server, client];
    packets.push({ at: at + (index + 1) / 2, from, to, data, seq: next[direction] % 2 ** 32 });
    next[direction] += bytesOf(data).length;
  }
  return packets;
}

export function bytesOf(data: string | Uint8Array): Uint8Array {
  return typeof data === 'string' ? new TextEncoder().encode(data) : data;
}

export function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

function frameOf(packet: MadePacket, { linkType = 1, vlan = false }: MadeFormat): Uint8Array {
  const isIPv4 = packet.from.address.length === 4;
  const transport = transportOf(packet);
  const content = [...(isIPv4 ? ipv4(packet, transport) : ipv6(packet, transport)), ...transport];
  const link = [
    ...Array.from({ length: 12 }, () => 0x11),
    ...(vlan ? [0x81, 0x00, 0, 7] : []),
    ...word(isIPv4 ? 0x0800 : 0x86dd),
  ];
  return Uint8Array.from(linkType === 1 ? [...link, ...content] : content);
}

function transportOf({ from, to, data = '', seq = 0, flags = 'ack', udp }: MadePacket): number[] {
  const payload = bytesOf(data);
  const ports = [...word(from.port), ...word(to.port)];
  if (udp) return [...ports, ...word(8 + payload.length), 0, 0, ...payload];
  const numbers = [...word(Math.floor(seq / 65_536)), ...word(seq % 65_536), 0, 0, 0, 0];
  return [...ports, ...numbers, 0x50, FLAGS[flags], 0xff, 0xff, 0, 0, 0, 0, ...payload];
}

function ipv4({ from, to, udp, snapped = 0 }: MadePacket, { length }: readonly number[]): number[] {
  const total = word(20 + length + snapped);
  return [0x45, 0, ...total, 0, 0, 0, 0, 64, udp ? 17 : 6, 0, 0, ...from.address, ...to.address];
}

function ipv6({ from, to, udp, snapped = 0 }: MadePacket, { length }: readonly number[]): number[] {
  return [
    0x60,
    0,
    0,
    0,
    ...word(length + snapped),
    udp ? 17 : 6,
    64,
    ...from.address,
    ...to.address,
  ];
}

function word(value: number): number[] {
  return [value >> 8, value & 255];
}
