const EXCERPT = 40;

/** How a text begins, for the names of buttons. */
export function excerpt(text: string): string {
  return text.length <= EXCERPT ? text : `${text.slice(0, EXCERPT)}…`;
}
