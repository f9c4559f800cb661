const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

/** RFC 4648 base32 in lower case, without padding, as it fits into a host name. */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

export function fromBase32(text: string): Buffer<ArrayBuffer> {
  const bits = text
    .split('')
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'));
  const whole = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(whole.map((byte) => Number.parseInt(byte, 2)));
}
