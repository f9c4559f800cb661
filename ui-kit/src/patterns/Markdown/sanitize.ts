import DOMPurify, { type Config } from 'dompurify';

/** Elements of Markdown, and the HTML elements that authors may write. */
const TAGS = (
  'a b blockquote br code dd del details div dl dt em h1 h2 h3 h4 h5 h6 hr i img input ins kbd li ' +
  'mark ol p pre s small span strong sub summary sup table tbody td th thead tr u ul'
).split(' ');
const INLINE_TAGS = 'a b br code del em i kbd s span strong sub sup'.split(' ');
/** Elements of formulas. */
const MATHS_TAGS = (
  'math menclose mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms ' +
  'mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover'
).split(' ');
const ATTRIBUTES =
  'align alt checked class colspan dir height href lang open rowspan src start title type width'.split(
    ' ',
  );
/** No colours: formulas use the theme's. */
const MATHS_ATTRIBUTES = (
  'accent accentunder columnalign columnspacing depth display displaystyle fence largeop linethickness lspace ' +
  'mathvariant maxsize minsize movablelimits notation rspace scriptlevel separator stretchy ' +
  'symmetric voffset'
).split(' ');

/** The source inside a formula, which would be shown as text. */
const SOURCES = ['annotation'];

/** Allowed addresses: http, https, mailto and relative ones. */
const ADDRESSES = /^(?:(?:https?|mailto):|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))/i;

interface PolicyFactory {
  createPolicy: (name: string, rules: object) => Config['TRUSTED_TYPES_POLICY'];
}

/** The page's only Trusted Types policy: DOMPurify parses HTML with it. */
const policy = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy(
  'halyard-markdown',
  { createHTML: (html: string) => html, createScriptURL: (url: string) => url },
);

function config(tags: string[]) {
  return {
    ALLOWED_TAGS: tags.concat(MATHS_TAGS),
    ALLOWED_ATTR: ATTRIBUTES.concat(MATHS_ATTRIBUTES),
    ADD_FORBID_CONTENTS: SOURCES,
    ALLOWED_URI_REGEXP: ADDRESSES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
    ...(policy && { TRUSTED_TYPES_POLICY: policy }),
  } as const;
}

/** Untrusted HTML as a sanitised document fragment. `inline` allows no blocks. */
export function sanitize(html: string, inline: boolean): DocumentFragment {
  return DOMPurify.sanitize(html, config(inline ? INLINE_TAGS : TAGS));
}
