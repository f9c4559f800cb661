import DOMPurify, { type Config } from 'dompurify';
import { Marked } from 'marked';

const marked = new Marked({ gfm: true, async: false });

/** What Markdown makes, and the little HTML that writers add by hand. */
const TAGS = (
  'a b blockquote br code dd del details div dl dt em h1 h2 h3 h4 h5 h6 hr i img input ins kbd li ' +
  'mark ol p pre s small span strong sub summary sup table tbody td th thead tr u ul'
).split(' ');
const INLINE_TAGS = 'a b br code del em i kbd s strong sub sup'.split(' ');
const ATTRIBUTES =
  'align alt checked class colspan dir height href lang open rowspan src start title type width'.split(
    ' ',
  );

/** The web, mail, and addresses of this site; nothing that runs or leaves the browser otherwise. */
const ADDRESSES = /^(?:(?:https?|mailto):|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))/i;

interface PolicyFactory {
  createPolicy: (name: string, rules: object) => Config['TRUSTED_TYPES_POLICY'];
}

/** The page's only policy: DOMPurify parses with it, and what it parsed is then taken apart. */
const policy = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy(
  'halyard-markdown',
  { createHTML: (html: string) => html, createScriptURL: (url: string) => url },
);

const config = (tags: string[]) =>
  ({
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOWED_URI_REGEXP: ADDRESSES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
    ...(policy && { TRUSTED_TYPES_POLICY: policy }),
  }) as const;

/** GitHub-flavoured Markdown as a harmless document fragment. Inline takes one line and no blocks. */
export const renderMarkdown = (source: string, inline: boolean): DocumentFragment => {
  const html = inline ? marked.parseInline(source) : marked.parse(source);
  // `async: false` makes it a string; the type does not know.
  return DOMPurify.sanitize(html as string, config(inline ? INLINE_TAGS : TAGS));
};
