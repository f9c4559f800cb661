/** The three or six digits of `#rgb` or `#rrggbb` in either case; undefined for anything else. */
export const hexDigits = (hex: string): string | undefined =>
  /^#([\da-f]{3}|[\da-f]{6})$/i.exec(hex.trim())?.[1];
