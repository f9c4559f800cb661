import { ALLOWED_HTML, ALLOWED_INLINE_HTML, type AllowedHtml } from '@halyard/sdk/markdown';
import { MATHML } from './formula-parts.ts';

const HTML = 'http://www.w3.org/1999/xhtml';

interface Rules {
  /** Names of elements and attributes by namespace. */
  allowed: ReadonlyMap<unknown, { tags: ReadonlySet<string>; attributes: ReadonlySet<string> }>;
  removedWithContent: ReadonlySet<string>;
  schemes: Readonly<Record<string, readonly string[]>>;
}

function rulesOf(allowed: AllowedHtml): Rules {
  const { tags, attributes, mathsTags, mathsAttributes } = allowed;
  return {
    allowed: new Map([
      [HTML, { tags: new Set(tags), attributes: new Set(attributes) }],
      [MATHML, { tags: new Set(mathsTags), attributes: new Set(mathsAttributes) }],
    ]),
    removedWithContent: new Set(allowed.removedWithContent),
    schemes: { href: allowed.linkSchemes, src: allowed.pictureSchemes },
  };
}

const textRules = rulesOf(ALLOWED_HTML);
const lineRules = rulesOf(ALLOWED_INLINE_HTML);

interface PolicyFactory {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => typeof policy;
}

/** The page's only Trusted Types policy for HTML. */
const policy: { createHTML: (html: string) => string } | undefined = (
  globalThis as { trustedTypes?: PolicyFactory }
).trustedTypes?.createPolicy('halyard-markdown', { createHTML: (html) => html });

/** Parses HTML in the document of a template, where nothing is loaded or run. */
function parse(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = policy?.createHTML(html) ?? html;
  return template.content;
}

function isSafe({ name, value }: Attr, { schemes }: Rules): boolean {
  const those = schemes[name];
  if (those === undefined) return true;
  // What is no address leads nowhere.
  const scheme = URL.parse(value, 'https://relative.example')?.protocol.slice(0, -1);
  return scheme === undefined || those.includes(scheme);
}

/** Copies an element with its allowed attributes and no children; undefined if it is not allowed. */
function copyOf(element: Element, rules: Rules): Element | undefined {
  const { namespaceURI, localName, ownerDocument } = element;
  const allowed = rules.allowed.get(namespaceURI);
  if (!allowed?.tags.has(localName)) return undefined;
  const copy = ownerDocument.createElementNS(namespaceURI, localName);
  for (const attribute of element.attributes) {
    const { name, value } = attribute;
    if (allowed.attributes.has(name) && isSafe(attribute, rules)) copy.setAttribute(name, value);
  }
  return copy;
}

/**
 * Adds to `parent` what is allowed of the children of the walker's node. A walker is used because
 * properties of a form, such as `childNodes`, can be hidden by its fields.
 */
function copyChildren(walker: TreeWalker, parent: Element | DocumentFragment, rules: Rules): void {
  let node = walker.firstChild();
  if (node === null) return;
  for (; node !== null; node = walker.nextSibling()) {
    if (node instanceof Text) parent.append(node.data);
    if (!(node instanceof Element)) continue;
    const copy = copyOf(node, rules);
    if (copy) parent.append(copy);
    if (copy || !rules.removedWithContent.has(node.localName))
      copyChildren(walker, copy ?? parent, rules);
  }
  walker.parentNode();
}

/**
 * What is allowed of untrusted HTML, as a fragment of a document that loads and runs nothing.
 * `inline` allows no blocks. Never make HTML of the fragment again: a parser may read it differently.
 */
export function sanitize(html: string, inline: boolean): DocumentFragment {
  const parsed = parse(html);
  const fragment = parsed.ownerDocument.createDocumentFragment();
  copyChildren(document.createTreeWalker(parsed), fragment, inline ? lineRules : textRules);
  return fragment;
}
