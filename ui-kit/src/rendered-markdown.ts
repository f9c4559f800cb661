export { contentsOf, type ContentsEntry } from './patterns/Markdown/contents.ts';
export {
  type MarkdownVariant,
  type ProseProps,
  RenderedMarkdown,
  type RenderedMarkdownProps,
} from './patterns/Markdown/RenderedMarkdown.tsx';
