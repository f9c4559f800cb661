// Classes of the HTML that Markdown becomes, by which a page recognises what it draws itself.

/** Kinds of alerts, as on GitHub: `> [!NOTE]` on the first line of a quote. */
export const ALERT_KINDS = ['note', 'tip', 'important', 'warning', 'caution'] as const;

export type AlertKind = (typeof ALERT_KINDS)[number];

/** The class of a quote that is an alert. */
export function alertClass(kind: AlertKind): string {
  return `alert-${kind}`;
}

/** A `sup` that contains the number of a footnote. */
export const FOOTNOTE_REFERENCE = 'footnote-reference';

/** The list of the footnotes, in the order of their numbers. */
export const FOOTNOTES = 'footnotes';

/** A `span` with a formula as written, dollars included. */
export const MATHS = 'maths';

/** A `span` with a formula that has a line of its own, dollars included. */
export const DISPLAY_MATHS = 'maths-display';

/** Before the name of the language in the class of a block's `code`: `language-python`. */
export const LANGUAGE_PREFIX = 'language-';

/** A link that stands in place of a video, a frame or another thing that pages do not show. */
export const RESOURCE = 'resource';
