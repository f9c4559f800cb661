/** The first 64 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4). */
const K = Int32Array.from([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]);

const [H0, H1, H2, H3] = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a] as const;
const [H4, H5, H6, H7] = [0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19] as const;

/** Bits of the message: eight bytes of the challenge, eight of the answer. */
const MESSAGE_BITS = 128;

/**
 * The first 64 bits of the SHA-256 of one block.
 * @param w the message in its first 16 words, padded; the rest is overwritten
 */
function hashBlock(w: Int32Array<ArrayBuffer>, digest: Int32Array<ArrayBuffer>): void {
  for (let i = 16; i < 64; i += 1) {
    const x = w[i - 15] ?? 0;
    const y = w[i - 2] ?? 0;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[i] = ((w[i - 16] ?? 0) + s0 + (w[i - 7] ?? 0) + s1) | 0;
  }
  let [a, b, c, d]: [number, number, number, number] = [H0, H1, H2, H3];
  let [e, f, g, h]: [number, number, number, number] = [H4, H5, H6, H7];
  for (let i = 0; i < 64; i += 1) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (K[i] ?? 0) + (w[i] ?? 0)) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  digest[0] = (a + H0) | 0;
  digest[1] = (b + H1) | 0;
}

/** Whether the digest begins with that many zero bits, 0 to 64. */
function hasZeroBits(digest: Int32Array, bits: number): boolean {
  const [high = -1, low = -1] = digest;
  if (bits <= 32) return bits === 0 || high >>> (32 - bits) === 0;
  return high === 0 && low >>> (64 - bits) === 0;
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

/** A proof of work that is being searched for. */
export interface PowSearch {
  /** Tries that many answers; returns the first right one as 16 hexadecimal digits, else null. */
  tryNext: (count: number) => string | null;
}

/**
 * Searches eight bytes so that the SHA-256 of the challenge and them begins with `difficulty` zero
 * bits. In plain JavaScript: `crypto.subtle` does not exist on plain HTTP, and is slower for blocks.
 * @param challenge 16 hexadecimal digits
 * @param prefix the first four bytes of all answers that are tried; different for each worker
 */
export function searchPow(challenge: string, difficulty: number, prefix: number): PowSearch {
  const words = new Int32Array(64);
  const digest = new Int32Array(2);
  let counter = 0;
  return {
    tryNext: (count) => {
      words[0] = Number.parseInt(challenge.slice(0, 8), 16);
      words[1] = Number.parseInt(challenge.slice(8, 16), 16);
      words[2] = prefix;
      words[4] = 0x80000000;
      words[15] = MESSAGE_BITS;
      for (let tried = 0; tried < count; tried += 1) {
        words[3] = counter;
        hashBlock(words, digest);
        if (hasZeroBits(digest, difficulty)) return `${hex(prefix)}${hex(counter)}`;
        counter = (counter + 1) | 0;
      }
      return null;
    },
  };
}
