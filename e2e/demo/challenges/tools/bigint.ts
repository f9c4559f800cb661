import { checkPrimeSync } from 'node:crypto';

/** base^exponent mod modulus. */
export function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  let square = base % modulus;
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

/** The inverse of a modulo a modulus that shares no factor with it. */
export function inverse(a: bigint, modulus: bigint): bigint {
  let [rest, next] = [modulus, ((a % modulus) + modulus) % modulus];
  let [factor, nextFactor] = [0n, 1n];
  while (next > 0n) {
    const quotient = rest / next;
    [rest, next] = [next, rest - quotient * next];
    [factor, nextFactor] = [nextFactor, factor - quotient * nextFactor];
  }
  return ((factor % modulus) + modulus) % modulus;
}

/** The largest whole number whose square is at most n. */
export function squareRoot(n: bigint): bigint {
  let root = 1n << BigInt(Math.ceil(n.toString(2).length / 2));
  for (;;) {
    const better = (root + n / root) >> 1n;
    if (better >= root) return root;
    root = better;
  }
}

/** The smallest prime that is greater than n. */
export function primeAfter(n: bigint): bigint {
  let candidate = n + 1n + (n & 1n);
  while (!checkPrimeSync(candidate)) candidate += 2n;
  return candidate;
}

export function numberOf(bytes: Uint8Array): bigint {
  return BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
}

/** The bytes of a number, without leading zeros. */
export function bytesOf(n: bigint): Buffer {
  const digits = n.toString(16);
  return Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex');
}
