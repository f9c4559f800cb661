/** Whether a text is a colour that can be kept: `#` and six hex digits, nothing around them. */
export const isHexColour = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);
