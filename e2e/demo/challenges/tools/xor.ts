/** The bytes, each XORed with the byte of the pad at its place; the pad is at least as long. */
export function xored(bytes: Uint8Array, pad: Uint8Array): Buffer<ArrayBuffer> {
  return Buffer.from(Array.from(bytes, (byte, at) => byte ^ (pad[at] ?? 0)));
}
