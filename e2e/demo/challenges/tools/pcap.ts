/** One UDP datagram over Ethernet and IPv4, as a capture holds it. */
export interface Datagram {
  /** Microseconds since 1970. */
  time: number;
  from: { address: string; port: number };
  to: { address: string; port: number };
  payload: Buffer;
}

const LINK_HEADER = 14;
const IP_HEADER = 20;
const UDP_HEADER = 8;

const octets = (address: string): number[] => address.split('.').map(Number);

function checksum(header: Buffer): number {
  let sum = 0;
  for (let at = 0; at < header.length; at += 2) sum += header.readUInt16BE(at);
  while (sum > 0xffff) sum = (sum & 0xffff) + (sum >>> 16);
  return ~sum & 0xffff;
}

function frame({ from, to, payload }: Datagram): Buffer {
  const link = Buffer.from([2, 0, ...octets(to.address), 2, 0, ...octets(from.address), 8, 0]);
  const ip = Buffer.from([0x45, 0, 0, 0, 0, 0, 0x40, 0, 64, 17, 0, 0]);
  ip.writeUInt16BE(IP_HEADER + UDP_HEADER + payload.length, 2);
  const header = Buffer.concat([ip, Buffer.from([...octets(from.address), ...octets(to.address)])]);
  header.writeUInt16BE(checksum(header), 10);
  const udp = Buffer.alloc(UDP_HEADER);
  udp.writeUInt16BE(from.port, 0);
  udp.writeUInt16BE(to.port, 2);
  udp.writeUInt16BE(UDP_HEADER + payload.length, 4);
  return Buffer.concat([link, header, udp, payload]);
}

/** A capture in the classic pcap form, microseconds, little-endian. */
export function writePcap(datagrams: readonly Datagram[]): Buffer<ArrayBuffer> {
  const head = Buffer.alloc(24);
  head.writeUInt32LE(0xa1b2c3d4, 0);
  head.writeUInt16LE(2, 4);
  head.writeUInt16LE(4, 6);
  head.writeUInt32LE(65_535, 16);
  head.writeUInt32LE(1, 20);
  const records = datagrams.map((datagram) => {
    const bytes = frame(datagram);
    const record = Buffer.alloc(16);
    record.writeUInt32LE(Math.floor(datagram.time / 1e6), 0);
    record.writeUInt32LE(datagram.time % 1e6, 4);
    record.writeUInt32LE(bytes.length, 8);
    record.writeUInt32LE(bytes.length, 12);
    return Buffer.concat([record, bytes]);
  });
  return Buffer.concat([head, ...records]);
}

/** The payloads of all datagrams sent to a port, in the order of the capture. */
export function payloadsTo(port: number, capture: Buffer): Buffer[] {
  const payloads: Buffer[] = [];
  for (let at = 24; at < capture.length;) {
    const length = capture.readUInt32LE(at + 8);
    const udp = at + 16 + LINK_HEADER + IP_HEADER;
    if (capture.readUInt16BE(udp + 2) === port)
      payloads.push(capture.subarray(udp + UDP_HEADER, at + 16 + length));
    at += 16 + length;
  }
  return payloads;
}
