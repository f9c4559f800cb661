import { createElement, Fragment, type ComponentType, type ReactNode } from 'react';
import type { KitLinkProps } from '../../provider/PlainLink.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { headingDepth } from './heading-levels.ts';
import { TableScroll } from './Markdown.styles.ts';

export interface RenderOptions {
  /** Levels of the text's headings inside the page. */
  levels: ReadonlyMap<Element, number>;
  /** Renders links to places of this site. */
  link: ComponentType<KitLinkProps>;
}

/** Between their parts stands white space that React refuses. */
const TABLE_PARTS = new Set(['TABLE', 'THEAD', 'TBODY', 'TR']);

const children = (node: Node, options: RenderOptions): ReactNode[] =>
  [...node.childNodes]
    .filter((child) => !(child instanceof Text && TABLE_PARTS.has(node.nodeName)))
    .map((child, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- nodes have no identity and are made anew
      <Fragment key={index}>{toReact(child, options)}</Fragment>
    ));

const Anchor = ({ element, options }: { element: Element; options: RenderOptions }) => {
  const Link = options.link;
  const href = element.getAttribute('href');
  const title = element.getAttribute('title') ?? undefined;
  const words = children(element, options);
  // Its address was not harmless.
  if (href === null) return words;
  const inside = URL.parse(href, location.href)?.origin === location.origin;
  return inside ? (
    <Link href={href} title={title}>
      {words}
    </Link>
  ) : (
    <a href={href} title={title} target="_blank" rel="noopener noreferrer nofollow">
      {words}
    </a>
  );
};

/** Names that differ between HTML and React; everything else is passed on as it is. */
const REACT_NAMES: Record<string, string> = { colspan: 'colSpan', rowspan: 'rowSpan' };

/** Read by the cases below, meaningless or in the way elsewhere. */
const DROPPED = new Set(['class', 'checked', 'type']);

const attributes = (element: Element): Record<string, string | true> =>
  Object.fromEntries(
    [...element.attributes]
      .filter(({ name }) => !DROPPED.has(name))
      .map(({ name, value }) => [REACT_NAMES[name] ?? name, name === 'open' ? true : value]),
  );

const LEAVES = new Set(['br', 'hr']);

const element = (node: Element, options: RenderOptions): ReactNode => {
  const tag = node.tagName.toLowerCase();
  const level = options.levels.get(node);
  if (level !== undefined) {
    const depth = headingDepth(node);
    return createElement(`h${level}`, { 'data-depth': depth }, ...children(node, options));
  }
  switch (tag) {
    case 'a':
      return <Anchor element={node} options={options} />;
    case 'pre':
      return <CodeBlock code={node.textContent ?? ''} />;
    case 'img':
      return createElement('img', {
        alt: '',
        ...attributes(node),
        loading: 'lazy',
        decoding: 'async',
        referrerPolicy: 'no-referrer',
      });
    case 'input':
      // Task lists: a mark in the text, not a control that cannot be used.
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
};

/**
 * A sanitised node as React elements: text stays text, and nothing is ever set as HTML in the page.
 */
export const toReact = (node: Node, options: RenderOptions): ReactNode => {
  if (node instanceof Text) return node.data;
  if (node instanceof Element) return element(node, options);
  return node instanceof DocumentFragment ? children(node, options) : null;
};
