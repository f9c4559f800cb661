import {
  ALERT_KINDS,
  alertClass,
  DISPLAY_MATHS,
  FOOTNOTE_REFERENCE,
  FOOTNOTES,
  isPictureShown,
  LANGUAGE_PREFIX,
  MATHS,
  RESOURCE,
  texOf,
} from '@halyard/sdk/markdown';
import { createElement, Fragment, type ComponentType, type ReactNode, useMemo } from 'react';
import type { KitLinkProps } from '../../provider/PlainLink.tsx';
import { Alert } from './Alert.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { codeParts } from './code-parts.tsx';
import { drawnFormula } from './drawn-formula.tsx';
import { isFormulaPart } from './formula-parts.ts';
import { Heading } from './Heading.tsx';
import { FootnoteList, FootnoteReference } from './FootnoteParts.tsx';
import { findHeading } from './heading-ids.ts';
import { headingDepth } from './heading-levels.ts';
import { findLanguage } from './languages.ts';
import { TableScroll } from './Markdown.styles.ts';
import { Picture, ResourceLink } from './ResourceLink.tsx';
import { sanitize } from './sanitize.ts';
import { useFormula } from './tools.ts';

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

interface FormulaProps {
  /** TeX, without delimiters. */
  tex: string;
  /** On a line of its own. */
  display: boolean;
  /** What is shown until the formula can be drawn, and if it is invalid. */
  children: ReactNode;
  /** Element around a drawn formula. Default: none. */
  as?: 'p';
}

/** A formula, drawn once the renderer is loaded. */
function Formula({ tex, display, children, as: Around }: FormulaProps) {
  const html = useFormula(tex, display);
  const drawn = useMemo(() => html && drawnFormula(sanitize(html, false)), [html]);
  if (!drawn) return children;
  return Around ? <Around>{drawn}</Around> : drawn;
}

function childrenOf(node: Node, options: RenderOptions): ReactNode[] {
  return [...node.childNodes]
    .filter((child) => !(child instanceof Text && TABLE_PARTS.has(node.nodeName)))
    .map((child, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- nodes have no identity and are always created anew
      <Fragment key={index}>{toReact(child, options)}</Fragment>
    ));
}

/** The language of a block that is a formula. */
const MATHS_FENCE = 'math';

function classOf(element: Element): string {
  return element.getAttribute('class') ?? '';
}

/** Pages open in a new tab; `mailto:` links do not. */
function isPage(url: URL | null): boolean {
  return url === null || url.protocol.startsWith('http');
}

function idsOf({ headings }: RenderOptions): string[] {
  return [...headings.values()].flatMap(({ id }) => id ?? []);
}

/** Links to the pictures in a link that are not shown: a link contains no other. */
function HiddenPictures({ element }: { element: Element }) {
  return [...element.querySelectorAll('img[src]')]
    .map((picture) => ({
      address: picture.getAttribute('src') ?? '',
      name: picture.getAttribute('alt') ?? '',
    }))
    .filter(({ address }) => !isPictureShown(address, location.origin))
    .map(({ address, name }, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <Fragment key={index}>
        {' '}
        <ResourceLink address={address} name={name} isPicture />
      </Fragment>
    ));
}

function Anchor({ element, options }: { element: Element; options: RenderOptions }) {
  const Link = options.link;
  const href = element.getAttribute('href');
  const title = element.getAttribute('title') ?? undefined;
  const words = childrenOf(element, options);
  const part = href?.startsWith('#') && findHeading(href.slice(1), idsOf(options));
  if (part) return <a href={`#${part}`}>{words}</a>;
  // Its address was removed as unsafe.
  if (href === null) return words;
  if (classOf(element) === RESOURCE)
    return <ResourceLink address={href} name={element.textContent} />;
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
const DROPPED = new Set(['class', 'checked', 'disabled', 'type']);

function attributes(element: Element): Record<string, string | true> {
  return Object.fromEntries(
    [...element.attributes]
      .filter(({ name }) => !DROPPED.has(name))
      .map(({ name, value }) => [REACT_NAMES[name] ?? name, name === 'open' ? true : value]),
  );
}

/** A block of code, or the formula that it is. */
function Code({ block }: { block: Element }) {
  const code = block.querySelector('code') ?? block;
  const text = code.textContent;
  const [, name = ''] = classOf(code).split(LANGUAGE_PREFIX);
  if (name === MATHS_FENCE)
    return (
      <Formula tex={text} display as="p">
        <CodeBlock code={text}>{text}</CodeBlock>
      </Formula>
    );
  return (
    <CodeBlock code={text} language={findLanguage(name)}>
      {codeParts(code)}
    </CodeBlock>
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
  if (isFormulaPart(node)) return drawnFormula(node);
  const tag = node.localName;
  const heading = options.headings.get(node);
  if (heading)
    return (
      <Heading
        {...heading}
        depth={headingDepth(node)}
        anchorLabel={options.anchorLabel?.(node.textContent.trim())}
      >
        {childrenOf(node, options)}
      </Heading>
    );
  switch (tag) {
    case 'a':
      return (
        <>
          <Anchor element={node} options={options} />
          <HiddenPictures element={node} />
        </>
      );
    case 'blockquote': {
      const kind = ALERT_KINDS.find((each) => alertClass(each) === classOf(node));
      if (kind) return <Alert kind={kind}>{childrenOf(node, options)}</Alert>;
      return <blockquote>{childrenOf(node, options)}</blockquote>;
    }
    case 'sup':
      return classOf(node) === FOOTNOTE_REFERENCE ? (
        <FootnoteReference
          scope={options.scope}
          number={node.textContent}
          isFirst={isFirst(node)}
        />
      ) : (
        <sup>{childrenOf(node, options)}</sup>
      );
    case 'ol':
      return classOf(node) === FOOTNOTES ? (
        <FootnoteList
          scope={options.scope}
          items={[...node.children].map((item) => childrenOf(item, options))}
        />
      ) : (
        createElement('ol', attributes(node), ...childrenOf(node, options))
      );
    case 'span': {
      const isDisplay = classOf(node) === DISPLAY_MATHS;
      const words = childrenOf(node, options);
      if (!isDisplay && classOf(node) !== MATHS)
        return createElement('span', attributes(node), ...words);
      return (
        <Formula tex={texOf(node.textContent)} display={isDisplay}>
          {words}
        </Formula>
      );
    }
    case 'pre':
      return <Code block={node} />;
    case 'img': {
      const { src = '', alt = '', ...rest } = attributes(node);
      return (
        <Picture
          {...rest}
          src={String(src)}
          alt={String(alt)}
          isLinked={node.closest('a') !== null}
        />
      );
    }
    case 'input':
      // Task lists: a mark in the text instead of a disabled control.
      return node.getAttribute('type') === 'checkbox' ? (
        <code>{node.hasAttribute('checked') ? '[x]' : '[ ]'}</code>
      ) : null;
    case 'table':
      return (
        <TableScroll tabIndex={0} role="group">
          <table>{childrenOf(node, options)}</table>
        </TableScroll>
      );
    default:
      return LEAVES.has(tag)
        ? createElement(tag)
        : createElement(tag, attributes(node), ...childrenOf(node, options));
  }
}

/**
 * Converts a sanitised node to React elements, so that no HTML is ever set in the page.
 */
export function toReact(node: Node, options: RenderOptions): ReactNode {
  if (node instanceof Text) return node.data;
  if (node instanceof Element) return toElement(node, options);
  return node instanceof DocumentFragment ? childrenOf(node, options) : null;
}
