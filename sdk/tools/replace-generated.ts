/**
 * Replaces a part of generated code. Throws when the code has no such part, so that a new version of
 * the generator cannot drop the replacement unnoticed.
 * @param what the generated code, for the error
 */
export function replaceGenerated(
  text: string,
  pattern: string | RegExp,
  replacement: string | ((match: string) => string),
  what: string,
): string {
  const replaced =
    typeof replacement === 'string'
      ? text.replace(pattern, replacement)
      : text.replace(pattern, replacement);
  if (replaced === text) throw new Error(`${what} has no ${String(pattern)} to replace`);
  return replaced;
}
