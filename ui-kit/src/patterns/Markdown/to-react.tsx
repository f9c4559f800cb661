import { createElement, Fragment, type ComponentType, type ReactNode } from 'react';
import type { KitLinkProps } from '../../provider/PlainLink.tsx';
import { Alert } from './Alert.tsx';
import { alertKind } from './alerts.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { Heading } from './Heading.tsx';
import { FootnoteList, FootnoteReference } from './FootnoteParts.tsx';
import { FOOTNOTE_REFERENCE, FOOTNOTES } from './footnotes.ts';
import { findHeading } from './heading-ids.ts';
import { headingDepth } from './heading-levels.ts';
import { FormulaScroll, TableScroll } from './Markdown.styles.ts';
import { formulaAttributes, formulaText, isFormulaPart } from './formula.ts';
import { tokenKind } from './token-kinds.ts';

export interface RenderOptions {
  /** The text's headings: their levels in the page, and their ids if they have one. */
  headings: ReadonlyMap<Element, { level: number; id: string | undefined }>;
  /** Name of the link to a heading; without it there is no link. */
  anchorLabel: ((heading: string) => string) | undefined;
  /** Makes the ids of footnotes unique on the page. */
  scope: string;
  /** Renders links within the site. */
  link: ComponentType<KitLinkProps>;
}

/** Elements whose children React does not allow to be white space. */
const TABLE_PARTS = new Set(['TABLE', 'THEAD', 'TBODY', 'TR']);

function children(node: Node, options: RenderOptions): ReactNode[] {
  return [...node.childNodes]
    .filter((child) => !(child instanceof Text && TABLE_PARTS.has(node.nodeName)))
    .map((child, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- nodes have no identity and are always created anew
      <Fragment key={index}>{toReact(child, options)}</Fragment>
    ));
}

/** Pages open in a new tab; `mailto:` links do not. */
function isPage(url: URL | null): boolean {
  return url === null || url.protocol.startsWith('http');
}

function idsOf({ headings }: RenderOptions): string[] {
  return [...headings.values()].flatMap(({ id }) => id ?? []);
}

function Anchor({ element, options }: { element: Element; options: RenderOptions }) {
  const Link = options.link;
  const href = element.getAttribute('href');
  const title = element.getAttribute('title') ?? undefined;
  const words = children(element, options);
  const part = href?.startsWith('#') && findHeading(href.slice(1), idsOf(options));
  if (part) return <a href={`#${part}`}>{words}</a>;
  // Its address was removed as unsafe.
  if (href === null) return words;
  const url = URL.parse(href, location.href);
  return url?.origin === location.origin ? (
    <Link href={href} title={title}>
      {words}
    </Link>
  ) : (
    <a
      href={href}
      title={title}
      target={isPage(url) ? '_blank' : undefined}
      rel="noopener noreferrer nofollow"
    >
      {words}
    </a>
  );
}

/** Attributes whose names differ between HTML and React. */
const REACT_NAMES: Record<string, string> = { colspan: 'colSpan', rowspan: 'rowSpan' };

/** Attributes that are handled below or not passed on. */
const DROPPED = new Set(['class', 'checked', 'type']);

function attributes(element: Element): Record<string, string | true> {
  return Object.fromEntries(
    [...element.attributes]
      .filter(({ name }) => !DROPPED.has(name))
      .map(({ name, value }) => [REACT_NAMES[name] ?? name, name === 'open' ? true : value]),
  );
}

/** An element of a formula. A formula on its own line scrolls horizontally. */
function formula(node: Element, options: RenderOptions): ReactNode {
  const content = formulaText(node) ?? children(node, options);
  const part = createElement(
    node.localName,
    formulaAttributes(node),
    ...(Array.isArray(content) ? content : [content]),
  );
  return node.getAttribute('display') === 'block' && node.localName === 'math' ? (
    <FormulaScroll tabIndex={0} role="group">
      {part}
    </FormulaScroll>
  ) : (
    part
  );
}

/** Highlighted code: only its text and the kinds of its tokens. */
function coloured(node: Node): ReactNode[] {
  return [...node.childNodes].map((child, index) =>
    child instanceof Element ? (
      // oxlint-disable-next-line react/no-array-index-key -- nodes have no identity and are always created anew
      <span key={index} data-token={tokenKind(child.className)}>
        {coloured(child)}
      </span>
    ) : (
      child.textContent
    ),
  );
}

/** Whether it is the first reference to its footnote, to which the footnote leads back. */
function isFirst(reference: Element): boolean {
  const all = reference.getRootNode() as DocumentFragment;
  const same = [...all.querySelectorAll(`.${FOOTNOTE_REFERENCE}`)].find(
    (other) => other.textContent === reference.textContent,
  );
  return same === reference;
}

const LEAVES = new Set(['br', 'hr']);

function toElement(node: Element, options: RenderOptions): ReactNode {
  if (isFormulaPart(node)) return formula(node, options);
  const tag = node.tagName.toLowerCase();
  const heading = options.headings.get(node);
  if (heading)
    return (
      <Heading
        {...heading}
        depth={headingDepth(node)}
        anchorLabel={options.anchorLabel?.(node.textContent.trim())}
      >
        {children(node, options)}
      </Heading>
    );
  switch (tag) {
    case 'a':
      return <Anchor element={node} options={options} />;
    case 'blockquote': {
      const kind = alertKind(node);
      if (kind) return <Alert kind={kind}>{children(node, options)}</Alert>;
      return <blockquote>{children(node, options)}</blockquote>;
    }
    case 'sup':
      return node.getAttribute('class') === FOOTNOTE_REFERENCE ? (
        <FootnoteReference
          scope={options.scope}
          number={node.textContent}
          isFirst={isFirst(node)}
        />
      ) : (
        <sup>{children(node, options)}</sup>
      );
    case 'ol':
      return node.getAttribute('class') === FOOTNOTES ? (
        <FootnoteList
          scope={options.scope}
          items={[...node.children].map((item) => children(item, options))}
        />
      ) : (
        createElement('ol', attributes(node), ...children(node, options))
      );
    case 'pre':
      return (
        <CodeBlock code={node.textContent ?? ''}>
          {coloured(node.querySelector('code') ?? node)}
        </CodeBlock>
      );
    case 'img':
      return createElement('img', {
        alt: '',
        ...attributes(node),
        loading: 'lazy',
        decoding: 'async',
        referrerPolicy: 'no-referrer',
      });
    case 'input':
      // Task lists: a mark in the text instead of a disabled control.
      return node.getAttribute('type') === 'checkbox' ? (
        <code>{node.hasAttribute('checked') ? '[x]' : '[ ]'}</code>
      ) : null;
    case 'table':
      return (
        <TableScroll tabIndex={0} role="group">
          <table>{children(node, options)}</table>
        </TableScroll>
      );
    default:
      return LEAVES.has(tag)
        ? createElement(tag)
        : createElement(tag, attributes(node), ...children(node, options));
  }
}

/**
 * Converts a sanitised node to React elements, so that no HTML is ever set in the page.
 */
export function toReact(node: Node, options: RenderOptions): ReactNode {
  if (node instanceof Text) return node.data;
  if (node instanceof Element) return toElement(node, options);
  return node instanceof DocumentFragment ? children(node, options) : null;
}
