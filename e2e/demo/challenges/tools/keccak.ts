const LANE = (1n << 64n) - 1n;
const RATE = 136;

// Offsets of the rotations, lane by lane (x + 5y), as in FIPS 202.
const ROTATIONS = [
  0, 1, 62, 28, 27, 36, 44, 6, 55, 20, 3, 10, 43, 25, 39, 41, 45, 15, 21, 8, 18, 2, 61, 56, 14,
];

const rotated = (lane: bigint, by: number): bigint =>
  ((lane << BigInt(by)) | (lane >> BigInt(64 - by))) & LANE;

/** The constants of the 24 rounds, from the linear feedback register that defines them. */
function roundConstants(): bigint[] {
  let register = 1;
  return Array.from({ length: 24 }, () => {
    let constant = 0n;
    for (let j = 0; j < 7; j += 1) {
      if (register & 1) constant |= 1n << BigInt(2 ** j - 1);
      register = register & 0x80 ? ((register << 1) ^ 0x171) & 0xff : register << 1;
    }
    return constant;
  });
}

function permuted(start: readonly bigint[]): bigint[] {
  let state = [...start];
  const lane = (at: number): bigint => state[at] ?? 0n;
  for (const constant of roundConstants()) {
    const parity = [0, 1, 2, 3, 4].map((x) =>
      [0, 5, 10, 15, 20].reduce((sum, y) => sum ^ lane(x + y), 0n),
    );
    const column = (x: number): bigint => parity[x % 5] ?? 0n;
    state = state.map((value, at) => value ^ column(at + 4) ^ rotated(column(at + 1), 1));
    const moved = Array.from({ length: 25 }, () => 0n);
    for (let at = 0; at < 25; at += 1) {
      const x = at % 5;
      const y = (at - x) / 5;
      moved[y + 5 * ((2 * x + 3 * y) % 5)] = rotated(lane(at), ROTATIONS[at] ?? 0);
    }
    state = moved.map((value, at) => {
      const y = at - (at % 5);
      return (
        value ^ (~(moved[y + ((at + 1) % 5)] ?? 0n) & LANE & (moved[y + ((at + 2) % 5)] ?? 0n))
      );
    });
    state[0] = lane(0) ^ constant;
  }
  return state;
}

/** Keccak-256 with the padding that Ethereum uses (not that of SHA3-256). */
export function keccak256(message: Uint8Array): Buffer<ArrayBuffer> {
  const padded = Buffer.alloc((Math.floor(message.length / RATE) + 1) * RATE);
  padded.set(message);
  padded.writeUInt8(1, message.length);
  padded.writeUInt8(padded.readUInt8(padded.length - 1) | 0x80, padded.length - 1);
  let state = Array.from({ length: 25 }, () => 0n);
  for (let at = 0; at < padded.length; at += RATE)
    state = permuted(
      state.map((lane, place) =>
        place < RATE / 8 ? lane ^ padded.readBigUInt64LE(at + place * 8) : lane,
      ),
    );
  const digest = Buffer.alloc(32);
  for (const [place, lane] of state.slice(0, 4).entries()) digest.writeBigUInt64LE(lane, place * 8);
  return digest;
}

/** A number as the 32 bytes of a word of the Ethereum machine. */
export function word(value: bigint): Buffer<ArrayBuffer> {
  return Buffer.from(value.toString(16).padStart(64, '0'), 'hex');
}
