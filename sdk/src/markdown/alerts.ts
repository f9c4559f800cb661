import type { Token, Tokens } from 'marked';
import { ALERT_KINDS, type AlertKind } from './html-classes.ts';

const MARK = new RegExp(`^\\[!(${ALERT_KINDS.join('|')})\\][ \\t]*(?:\\n|$)`, 'i');

/** The kind of a quote that is an alert, and its content without the mark; else undefined. */
export function readAlert({
  tokens,
}: Tokens.Blockquote): { kind: AlertKind; tokens: Token[] } | undefined {
  const [first, ...rest] = tokens;
  if (first?.type !== 'paragraph') return undefined;
  const [line, ...others] = (first as Tokens.Paragraph).tokens;
  if (line?.type !== 'text') return undefined;
  const [mark, name] = MARK.exec(line.raw) ?? [];
  const kind = ALERT_KINDS.find((each) => each === name?.toLowerCase());
  if (mark === undefined || kind === undefined) return undefined;
  const text = line.raw.slice(mark.length);
  // A line break right after the mark belongs to the mark.
  const left = others[0]?.type === 'br' ? others.slice(1) : others;
  const words = text === '' ? left : [{ ...line, raw: text, text }, ...left];
  const paragraph = words.length > 0 ? [{ ...first, tokens: words }] : [];
  return { kind, tokens: [...paragraph, ...rest] };
}
