/** Whether a text is a valid colour: exactly `#` and six hex digits. */
export function isHexColour(text: string): boolean {
  return /^#[\da-f]{6}$/i.test(text);
}
