import type { Token, TokenizerAndRendererExtension } from 'marked';
import { escapeHtml } from './escape-html.ts';
import { FOOTNOTE_REFERENCE, FOOTNOTES } from './html-classes.ts';

/** `[^1]` in the text. */
interface ReferenceToken {
  type: 'footnoteReference';
  raw: string;
  name: string;
}

/** `[^1]: text`, with further lines indented. */
interface DefinitionToken {
  type: 'footnote';
  raw: string;
  name: string;
  tokens: Token[];
}

const REFERENCE = /^\[\^([^\]\s]{1,64})\](?!:)/;
const DEFINITION =
  /^ {0,3}\[\^([^\]\s]{1,64})\]:[ \t]*([^\n]*(?:\n(?!\n|[ \t]*\[\^[^\]\s]+\]:)[^\n]+|\n+(?: {2,}|\t)[^\n]+)*)(?:\n+|$)/;

/** The footnotes of a text while it is rendered. */
export interface Footnotes {
  extensions: TokenizerAndRendererExtension[];
  /** The list of the footnotes that were referred to; empty if there are none. */
  write: (parse: (tokens: Token[]) => string) => string;
}

/** Footnotes, numbered in the order in which the text refers to them. Unused ones are left out. */
export function createFootnotes(tokens: readonly Token[]): Footnotes {
  const definitions = new Map<string, DefinitionToken>();
  for (const token of tokens) {
    if (isDefinition(token) && !definitions.has(token.name)) definitions.set(token.name, token);
  }
  const order: string[] = [];
  return {
    extensions: footnoteExtensions((name) => {
      if (!definitions.has(name)) return undefined;
      if (!order.includes(name)) order.push(name);
      return order.indexOf(name) + 1;
    }),
    write: (parse) => {
      let items = '';
      // A footnote may refer to another one, which the list then gains.
      for (let at = 0; at < order.length; at += 1) {
        items += `<li>${parse(definitions.get(order[at] ?? '')?.tokens ?? [])}</li>`;
      }
      return items && `<ol class="${FOOTNOTES}">${items}</ol>`;
    },
  };
}

function isDefinition(token: Token | DefinitionToken): token is DefinitionToken {
  return token.type === 'footnote';
}

function footnoteExtensions(
  numberOf: (name: string) => number | undefined,
): TokenizerAndRendererExtension[] {
  return [
    {
      name: 'footnote',
      level: 'block',
      start: (source) => /\n {0,3}\[\^/.exec(source)?.index,
      tokenizer(source) {
        const [raw, name, text] = DEFINITION.exec(source) ?? [];
        if (raw === undefined || name === undefined) return undefined;
        const content = (text ?? '').replaceAll(/\n(?: {2,4}|\t)/g, '\n');
        return { type: 'footnote', raw, name, tokens: this.lexer.blockTokens(content) };
      },
      childTokens: ['tokens'],
      renderer: () => '',
    },
    {
      name: 'footnoteReference',
      level: 'inline',
      start: (source) => {
        const at = source.indexOf('[^');
        return at < 0 ? undefined : at;
      },
      tokenizer: (source) => {
        const [raw, name] = REFERENCE.exec(source) ?? [];
        return raw !== undefined && name !== undefined
          ? { type: 'footnoteReference', raw, name }
          : undefined;
      },
      renderer: (token) => {
        // The tokenizer above made it.
        const { raw, name } = token as ReferenceToken;
        const number = numberOf(name);
        return number === undefined
          ? escapeHtml(raw)
          : `<sup class="${FOOTNOTE_REFERENCE}">${number}</sup>`;
      },
    },
  ];
}
