export { markdownToHtml } from '@halyard/sdk/markdown';
export { Markdown, type MarkdownProps } from './patterns/Markdown/Markdown.tsx';
