/**
 * What authors' Markdown means on this platform: the HTML that it becomes, the classes by which a page
 * recognises alerts, footnotes, formulas and code, and what HTML of authors may remain.
 */
export { ALLOWED_HTML, ALLOWED_INLINE_HTML, type AllowedHtml } from './markdown/allowed-html.ts';
export {
  ALERT_KINDS,
  alertClass,
  type AlertKind,
  DISPLAY_MATHS,
  FOOTNOTE_REFERENCE,
  FOOTNOTES,
  LANGUAGE_PREFIX,
  MATHS,
  RESOURCE,
} from './markdown/html-classes.ts';
export { HTML_VERSION } from './markdown/html-version.ts';
export { texOf } from './markdown/maths.ts';
export {
  isLinkDead,
  isPictureShown,
  resourceHost,
  resourceName,
} from './markdown/resource-address.ts';
export {
  findDeadLinks,
  findHiddenPictures,
  findHiddenResources,
  findResources,
  replaceAddress,
  type Resource,
} from './markdown/resources.ts';
export { hasHtml, lineToHtml, markdownToHtml } from './markdown/to-html.ts';
