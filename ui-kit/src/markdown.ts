export { findHiddenPictures, markdownToHtml, replaceAddress } from '@halyard/sdk/markdown';
export { Markdown, type MarkdownProps } from './patterns/Markdown/Markdown.tsx';
