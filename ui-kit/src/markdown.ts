export { contentsOf, type ContentsEntry } from './patterns/Markdown/contents.ts';
export {
  Markdown,
  type MarkdownProps,
  type MarkdownVariant,
} from './patterns/Markdown/Markdown.tsx';
