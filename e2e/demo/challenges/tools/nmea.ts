/** The two hexadecimal digits after the star: XOR of everything between $ and *. */
export function nmeaChecksum(body: string): string {
  const sum = Buffer.from(body).reduce((total, byte) => total ^ byte, 0);
  return sum.toString(16).toUpperCase().padStart(2, '0');
}
