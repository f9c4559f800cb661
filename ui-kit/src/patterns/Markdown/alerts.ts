import type { Token, Tokens } from 'marked';

/** Kinds of alerts, as on GitHub: `> [!NOTE]` on the first line of a quote. */
export const ALERT_KINDS = ['note', 'tip', 'important', 'warning', 'caution'] as const;

export type AlertKind = (typeof ALERT_KINDS)[number];

const MARK = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i;

/** Before the kind in the class of a quote that is an alert. */
const CLASS = 'alert-';

/** The kind of a quote that is an alert, and its content without the mark; else undefined. */
export function readAlert({
  tokens,
}: Tokens.Blockquote): { kind: string; tokens: Token[] } | undefined {
  const [first, ...rest] = tokens;
  if (first?.type !== 'paragraph') return undefined;
  const [line, ...others] = (first as Tokens.Paragraph).tokens;
  if (line?.type !== 'text') return undefined;
  const [mark, kind] = MARK.exec(line.raw) ?? [];
  if (mark === undefined || kind === undefined) return undefined;
  const text = line.raw.slice(mark.length);
  // A line break right after the mark belongs to the mark.
  const left = others[0]?.type === 'br' ? others.slice(1) : others;
  const words = text === '' ? left : [{ ...line, raw: text, text }, ...left];
  const paragraph = words.length > 0 ? [{ ...first, tokens: words }] : [];
  return { kind: kind.toLowerCase(), tokens: [...paragraph, ...rest] };
}

/** The class by which `alertKind` recognises an alert. */
export function alertClass(kind: string): string {
  return `${CLASS}${kind}`;
}

/** The kind of alert that a quote is; undefined for others. */
export function alertKind(quote: Element): AlertKind | undefined {
  return ALERT_KINDS.find((kind) => quote.getAttribute('class') === alertClass(kind));
}
