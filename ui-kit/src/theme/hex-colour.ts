/** Whether a text is a colour that can be kept: `#` and six hex digits, nothing around them. */
export function isHexColour(text: string): boolean {
  return /^#[\da-f]{6}$/i.test(text);
}
