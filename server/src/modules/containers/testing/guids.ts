/** Everything in a text that has the digits of a GUID, with its hyphens or others or none. */
export function guidsIn(text: string): Set<string> {
  const found = new Set<string>();
  for (const [run] of text.matchAll(/[0-9a-f-]{32,}/gi)) {
    const digits = run.replaceAll('-', '').toLowerCase();
    for (let at = 0; at + 32 <= digits.length; at += 1)
      found.add(digits.slice(at, at + 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'));
  }
  return found;
}
