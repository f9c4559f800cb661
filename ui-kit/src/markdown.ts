export { Markdown, type MarkdownProps } from './patterns/Markdown/Markdown.tsx';
