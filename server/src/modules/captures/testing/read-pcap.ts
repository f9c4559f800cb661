import { isIPv6 } from 'node:net';

export type Packet = ReturnType<typeof readPacket>;

/** A pcap file with Ethernet frames. Throws where anything in it is not as the standards say. */
export function readPcap(file: Buffer): Packet[] {
  check(file.readUInt32LE(0) === 0xa1b2c3d4, 'magic');
  check(file.readUInt16LE(4) === 2 && file.readUInt16LE(6) === 4, 'version');
  check(file.readUInt32LE(20) === 1, 'link type');
  const packets: Packet[] = [];
  let at = 24;
  while (at < file.length) {
    const length = file.readUInt32LE(at + 8);
    check(length === file.readUInt32LE(at + 12), 'captured length');
    check(file.readUInt32LE(at + 4) < 1_000_000, 'microseconds');
    const end = at + 16 + length;
    check(end <= file.length, 'cut record');
    const time = file.readUInt32LE(at) * 1000 + file.readUInt32LE(at + 4) / 1000;
    packets.push(readPacket(file.subarray(at + 16, end), time));
    at = end;
  }
  return packets;
}

function readPacket(frame: Buffer, time: number) {
  const type = frame.readUInt16BE(12);
  const ip = frame.subarray(14);
  const read = type === 0x0800 ? readIPv4(ip) : type === 0x86dd ? readIPv6(ip) : fail('ether type');
  const { content, protocol, addresses } = read;
  const pseudo = Buffer.alloc(8);
  pseudo.writeUInt32BE(content.length, 0);
  pseudo[7] = protocol;
  check(sum(Buffer.concat([addresses, pseudo, content])) === 0xffff, 'checksum');
  const half = addresses.length / 2;
  const ends = {
    from: endpoint(addresses.subarray(0, half), content.readUInt16BE(0)),
    to: endpoint(addresses.subarray(half), content.readUInt16BE(2)),
    time,
  };
  if (protocol === 17) {
    check(content.readUInt16BE(4) === content.length, 'length of UDP');
    return { ...ends, protocol: 'udp', payload: content.subarray(8) } as const;
  }
  check(protocol === 6, 'protocol');
  const offset = ((content[12] ?? 0) >> 4) * 4;
  check(offset >= 20 && offset <= content.length, 'offset of TCP');
  const bits = content[13] ?? 0;
  const names = ['fin', 'syn', 'rst', 'psh', 'ack'];
  return {
    ...ends,
    protocol: 'tcp',
    flags: names.filter((_, bit) => (bits & (1 << bit)) !== 0).join(' '),
    sequence: content.readUInt32BE(4),
    acknowledged: content.readUInt32BE(8),
    payload: content.subarray(offset),
  } as const;
}

function readIPv4(ip: Buffer) {
  check(ip[0] === 0x45, 'version of IPv4');
  check(ip.readUInt16BE(2) === ip.length, 'length of IPv4');
  check(sum(ip.subarray(0, 20)) === 0xffff, 'checksum of IPv4');
  return { content: ip.subarray(20), protocol: ip[9] ?? 0, addresses: ip.subarray(12, 20) };
}

function readIPv6(ip: Buffer) {
  check((ip[0] ?? 0) >> 4 === 6, 'version of IPv6');
  check(ip.readUInt16BE(4) === ip.length - 40, 'length of IPv6');
  return { content: ip.subarray(40), protocol: ip[6] ?? 0, addresses: ip.subarray(8, 40) };
}

function endpoint(address: Buffer, port: number): string {
  if (address.length === 4) return `${address.join('.')}:${port}`;
  const groups = Array.from({ length: 8 }, (_, index) => address.readUInt16BE(index * 2));
  const text = new URL(`http://[${groups.map((group) => group.toString(16)).join(':')}]`).hostname;
  check(isIPv6(text.slice(1, -1)), 'address');
  return `${text}:${port}`;
}

/** What one side of the only TCP connection has sent; fails unless all numbers fit each other. */
export function readStreams(packets: readonly Packet[]) {
  const segments = packets.filter((packet) => packet.protocol === 'tcp');
  const [first] = segments;
  if (!first) return fail('no connection');
  const next = new Map<string, number>();
  const streams = new Map<string, Buffer[]>();
  for (const segment of segments) {
    const { from, to, flags, sequence, acknowledged, payload } = segment;
    check(sequence === (next.get(from) ?? sequence), `sequence of ${flags}`);
    if (flags.includes('ack')) check(acknowledged === next.get(to), `number that ${flags} acks`);
    const counted = flags.includes('syn') || flags.includes('fin') ? 1 : 0;
    next.set(from, (sequence + payload.length + counted) % 2 ** 32);
    streams.set(from, [...(streams.get(from) ?? []), payload]);
  }
  const bytes = (end: string) => Buffer.concat(streams.get(end) ?? []);
  return {
    client: first.from,
    server: first.to,
    sent: bytes(first.from),
    received: bytes(first.to),
    flags: segments.filter(({ payload }) => payload.length === 0).map(({ flags }) => flags),
  };
}

function sum(bytes: Buffer): number {
  let total = 0;
  for (let at = 0; at < bytes.length; at += 2) {
    total += (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0);
  }
  while (total > 0xffff) total = (total & 0xffff) + Math.floor(total / 0x10000);
  return total;
}

function check(isRight: boolean, what: string): void {
  if (!isRight) fail(what);
}

function fail(what: string): never {
  throw new Error(`Malformed: ${what}`);
}
