export { contentsOf, type ContentsEntry } from './patterns/Markdown/contents.ts';
export {
  type MarkdownLook,
  type ProseProps,
  RenderedMarkdown,
  type RenderedMarkdownProps,
} from './patterns/Markdown/RenderedMarkdown.tsx';
