export const MODES = ['write', 'split', 'preview'] as const;

export type MarkdownMode = (typeof MODES)[number];

export interface MarkdownEditorWords extends Record<MarkdownMode, string> {
  bold: string;
  italic: string;
  code: string;
  link: string;
  list: string;
  table: string;
  maths: string;
  /** Placeholder text of a new link: "text". */
  linkText: string;
  /** Name of the switch between editing and preview. */
  view: string;
  /** Name of the toolbar. */
  tools: string;
}
