import { isIP } from 'node:net';

/** Stands for whatever is not an address, such as the name of a host. */
const UNKNOWN = Buffer.alloc(4);

const MAPPED_PREFIX = Buffer.from('00000000000000000000ffff', 'hex');

/** The 4 or 16 bytes of an address; those of 0.0.0.0 for what is none. */
export function addressBytes(address: string): Buffer {
  const [plain = ''] = address.split('%');
  const version = isIP(plain);
  if (version === 4) return quad(plain);
  if (version === 0) return UNKNOWN;
  const bytes = groups(plain);
  return bytes.subarray(0, 12).equals(MAPPED_PREFIX) ? bytes.subarray(12) : bytes;
}

/** Two addresses of one family: where they differ, the one of IPv4 is mapped into IPv6. */
export function ofOneFamily(one: Buffer, other: Buffer): [Buffer, Buffer] {
  return one.length === other.length ? [one, other] : [mapped(one), mapped(other)];
}

function mapped(address: Buffer): Buffer {
  return address.length === 16 ? address : Buffer.concat([MAPPED_PREFIX, address]);
}

function quad(address: string): Buffer {
  return Buffer.from(address.split('.').map(Number));
}

function groups(address: string): Buffer {
  const [start = '', end] = address.split('::');
  const [head, tail] = [start, end ?? ''].map(halfOf);
  const bytes = Buffer.alloc(16);
  head?.copy(bytes);
  tail?.copy(bytes, 16 - tail.length);
  return bytes;
}

function halfOf(half: string): Buffer {
  const parts = half === '' ? [] : half.split(':');
  return Buffer.concat(
    parts.map((part) =>
      part.includes('.') ? quad(part) : Buffer.from(part.padStart(4, '0'), 'hex'),
    ),
  );
}
