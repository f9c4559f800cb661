/** What remains of HTML that somebody wrote; everything else is removed. Names are in lower case. */
export interface AllowedHtml {
  /** Elements of HTML. */
  tags: readonly string[];
  /** Attributes of elements of HTML. */
  attributes: readonly string[];
  /** Elements of formulas. */
  mathsTags: readonly string[];
  /** Attributes of elements of formulas. None is a colour, so formulas have those of the page. */
  mathsAttributes: readonly string[];
  /** Elements that are removed with their content; of others the content stays. */
  removedWithContent: readonly string[];
  /** Schemes of the addresses of links; relative addresses are allowed too. */
  linkSchemes: readonly string[];
  /** Schemes of the addresses of pictures; relative addresses are allowed too. */
  pictureSchemes: readonly string[];
}

const words = (text: string): readonly string[] => text.split(' ');

const LINE_TAGS = words('a b br code del em i kbd s span strong sub sup');

/** Allowed in a text. */
export const ALLOWED_HTML: AllowedHtml = {
  tags: [
    ...LINE_TAGS,
    ...words(
      'blockquote dd details div dl dt h1 h2 h3 h4 h5 h6 hr img input ins li mark ol p pre small ' +
        'summary table tbody td th thead tr u ul',
    ),
  ],
  attributes: words(
    'align alt checked class colspan dir disabled height href lang open rowspan src start title type width',
  ),
  mathsTags: words(
    'math menclose mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms ' +
      'mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover',
  ),
  mathsAttributes: words(
    'accent accentunder columnalign columnspacing depth dir display displaystyle fence height ' +
      'largeop linethickness lspace mathvariant maxsize minsize movablelimits notation rspace ' +
      'scriptlevel separator stretchy symmetric voffset width',
  ),
  removedWithContent: words(
    'annotation annotation-xml audio canvas embed frame frameset iframe noembed noframes ' +
      'noscript object option plaintext script select style svg template textarea title video xmp',
  ),
  linkSchemes: words('http https mailto'),
  pictureSchemes: words('http https data'),
};

/** Allowed in one line among other text: no blocks, no pictures. */
export const ALLOWED_INLINE_HTML: AllowedHtml = { ...ALLOWED_HTML, tags: LINE_TAGS };
