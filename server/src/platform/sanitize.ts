import { ALLOWED_HTML } from '@halyard/sdk/markdown';
import sanitizeHtml from 'sanitize-html';

const { tags, attributes, mathsTags, mathsAttributes, ...rules } = ALLOWED_HTML;

/** Gives each of the elements the same attributes. */
function withAttributes(names: readonly string[], allowed: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, [...allowed]]));
}

const options: sanitizeHtml.IOptions = {
  allowedTags: [...tags, ...mathsTags],
  allowedAttributes: {
    ...withAttributes(tags, attributes),
    ...withAttributes(mathsTags, mathsAttributes),
  },
  allowedSchemes: [...rules.linkSchemes],
  allowedSchemesByTag: { img: [...rules.pictureSchemes] },
  nonTextTags: [...rules.removedWithContent],
  // Checkboxes of task lists.
  exclusiveFilter: ({ tag, attribs }) => tag === 'input' && attribs['type'] !== 'checkbox',
};

/** What `ALLOWED_HTML` names of untrusted HTML. */
export function sanitize(html: string): string {
  return sanitizeHtml(html, options);
}
