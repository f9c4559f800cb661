export { contentsOf, type ContentsEntry } from './patterns/Markdown/contents.ts';
export {
  RenderedMarkdown,
  type RenderedMarkdownProps,
} from './patterns/Markdown/RenderedMarkdown.tsx';
