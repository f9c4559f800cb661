/** A token in a template that the server replaces. */
export interface TemplateToken {
  /** The token as it is typed: `[TEAM_HASH]`. */
  token: string;
  /** What it is replaced with: "a hash of team and challenge". */
  meaning: string;
  /** It is a token only at the start of the template. */
  prefix?: boolean;
}

/** Replaces the selection with a token; returns the text and the new position of the caret. */
export function insertToken(
  text: string,
  { token, prefix }: Pick<TemplateToken, 'token' | 'prefix'>,
  from: number,
  to: number,
): { text: string; caret: number } {
  if (prefix) {
    return text.startsWith(token)
      ? { text, caret: from }
      : { text: token + text, caret: from + token.length };
  }
  return { text: text.slice(0, from) + token + text.slice(to), caret: from + token.length };
}

/** Splits a template into plain text and tokens. */
export function splitTemplate(
  text: string,
  tokens: readonly TemplateToken[],
): readonly { text: string; isToken: boolean }[] {
  const pieces: { text: string; isToken: boolean }[] = [];
  let plain = '';
  let at = 0;
  while (at < text.length) {
    const found = tokens.find(
      ({ token, prefix }) => text.startsWith(token, at) && (!prefix || at === 0),
    );
    if (!found) {
      plain += text.charAt(at);
      at += 1;
      continue;
    }
    if (plain !== '') pieces.push({ text: plain, isToken: false });
    plain = '';
    pieces.push({ text: found.token, isToken: true });
    at += found.token.length;
  }
  if (plain !== '') pieces.push({ text: plain, isToken: false });
  return pieces;
}
