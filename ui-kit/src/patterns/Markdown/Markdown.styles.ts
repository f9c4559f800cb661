import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, font, height, motion, radius } from '../../tokens/tokens.ts';

export const Prose = styled.div`
  ${text.t14}
  line-height: calc(22px + var(--hy-text-lead));
  color: ${color.prose};
  overflow-wrap: anywhere;

  & > * + * {
    margin-top: var(--prose-gap, 10px);
  }
  & :is(h1, h2, h3, h4, h5, h6) {
    ${text.t14}
    font-weight: 600;
    color: ${color.text};
  }
  & :is(h1, h2, h3, h4, h5, h6):is([data-depth='1'], [data-depth='2']) {
    ${text.t16}
  }
  & [data-depth] {
    margin: 16px 0 4px;
  }
  & :is([data-depth='1'], [data-depth='2']) {
    margin: 22px 0 6px;
  }
  & [data-depth] > [data-depth] {
    margin: 0;
  }
  & strong,
  & b {
    font-weight: 600;
    color: ${color.text};
  }
  & a {
    color: ${color.brandText};
    text-decoration: underline;
    text-decoration-color: ${color.brandLine};
    text-underline-offset: 3px;
  }
  ${media.hover} {
    & a:hover {
      text-decoration-color: currentColor;
    }
  }
  & code,
  & kbd {
    padding: 1px 5px;
    border-radius: ${radius.badge};
    background: ${color.raised};
    font: 400 13px/20px ${font.mono};
    font-feature-settings: 'liga' 0;
  }
  & ul,
  & ol {
    padding-inline-start: 20px;
  }
  & ul {
    list-style: disc;
  }
  & ol {
    list-style: decimal;
  }
  & li + li,
  & li > :is(ul, ol, p + p) {
    margin-top: 4px;
  }
  & li::marker {
    color: ${color.faint};
    ${text.figures}
  }
  & blockquote {
    padding-inline-start: 12px;
    border-inline-start: 2px solid ${color.lineStrong};
    color: ${color.muted};
  }
  & blockquote[data-alert] {
    --alert: ${color.info};
    padding: 8px 12px;
    border-inline-start-color: var(--alert);
    border-radius: 0 ${radius.control} ${radius.control} 0;
    background: color-mix(in srgb, var(--alert) 8%, transparent);
    color: ${color.prose};
  }
  & blockquote[data-alert='tip'] {
    --alert: ${color.ok};
  }
  & blockquote[data-alert='important'] {
    --alert: ${color.brandText};
  }
  & blockquote[data-alert='warning'] {
    --alert: ${color.warn};
  }
  & blockquote[data-alert='caution'] {
    --alert: ${color.danger};
  }
  & blockquote[data-alert] > * + * {
    margin-top: 4px;
  }
  & sup > a,
  & [data-part='back'] {
    text-decoration: none;
  }
  & sup > a {
    padding-inline: 2px;
  }
  & :is(sup, li):target {
    background: ${color.brandSoft};
  }
  & :is(sup, li)[id] {
    scroll-margin-top: calc(${height.header} + 16px);
  }
  & :is(blockquote, details) > * + * {
    margin-top: 10px;
  }
  & summary {
    cursor: pointer;
    color: ${color.text};
    font-weight: 500;
  }
  & hr {
    border: 0;
    border-top: 1px solid ${color.line};
  }
  & img {
    max-width: 100%;
    height: auto;
    border-radius: ${radius.control};
  }
  & mark {
    padding: 0 2px;
    border-radius: 2px;
    background: ${color.warnSoft};
    color: inherit;
  }
  & mtd {
    padding: 3px 0.5em;
  }
  & mtd[data-joined] {
    padding-inline: 0;
  }
  & mtd[data-align='left'] {
    text-align: left;
  }
  & mtd[data-align='right'] {
    text-align: right;
  }
  & menclose[data-box] {
    padding: 2px 4px;
    border: 1px solid currentColor;
  }

  &[data-look='post'] {
    font-size: 15px;
    line-height: calc(24px + var(--hy-text-lead));
    text-wrap: pretty;
    & > :is([data-depth='1'], [data-depth='2']) {
      margin-top: 24px;
    }
    & :is(h1, h2, h3, h4, h5, h6) {
      scroll-margin-top: calc(${height.header} + 16px);
    }
  }
  &[data-look='notice'] {
    --prose-gap: 4px;
    & > [data-depth] {
      margin: 8px 0 2px;
    }
    & :is(h1, h2, h3, h4, h5, h6)[data-depth] {
      ${text.t14}
      font-weight: 600;
    }
  }
  &[data-look='footer'] {
    --prose-gap: 4px;
    ${text.t13}
    color: ${color.muted};
    & :is(h1, h2, h3, h4, h5, h6)[data-depth] {
      ${text.t13}
      font-weight: 600;
      color: ${color.muted};
    }
    & > [data-depth] {
      margin: 8px 0 2px;
    }
    & :is(strong, b) {
      color: inherit;
    }
    & a:not(:hover) {
      color: inherit;
    }
  }
  & > :first-child[data-depth] {
    margin-top: 0;
  }

  /* One line within other text. */
  span& {
    display: inline;
    color: inherit;
    font-size: inherit;
    line-height: inherit;
  }
`;

export const TableScroll = styled.div`
  overflow-x: auto;

  & table {
    border-collapse: collapse;
    ${text.t13}
    ${text.figures}
  }
  & :is(th, td) {
    padding: 6px 12px;
    border-bottom: 1px solid ${color.lineRow};
    text-align: start;
  }
  & :is(th, td):first-child {
    padding-inline-start: 0;
  }
  & [align='right'] {
    text-align: end;
  }
  & [align='center'] {
    text-align: center;
  }
  & th {
    border-bottom-color: ${color.line};
    ${text.t12}
    font-weight: 500;
    color: ${color.faint};
  }
`;

export const Block = styled.div`
  position: relative;

  & > pre {
    padding: 10px 12px;
    overflow-x: auto;
    border-radius: ${radius.control};
    background: ${color.raised};
    ${text.m13}
  }
  & > pre > code {
    padding: 0;
    background: none;
    white-space: pre;
    overflow-wrap: normal;
  }
  & [data-token='comment'] {
    color: ${color.faint};
  }
  & [data-token='keyword'] {
    color: ${color.info};
  }
  & [data-token='string'] {
    color: ${color.ok};
  }
  & [data-token='value'] {
    color: ${color.warn};
  }
  & [data-token='type'] {
    color: ${color.brandText};
  }
  & [data-token='name'] {
    color: ${color.text};
    font-weight: 500;
  }
  & [data-token='meta'] {
    color: ${color.muted};
  }
`;

export const CopyCode = styled.button`
  position: absolute;
  top: 6px;
  inset-inline-end: 6px;
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: ${radius.small};
  background: ${color.raised};
  color: ${color.faint};
  transition: color ${motion.fast};

  ${media.hover} {
    &:hover {
      color: ${color.text};
    }
  }
  &[data-copied] {
    color: ${color.ok};
  }
`;

/** A formula on its own line; a span, because it is inside a paragraph. */
export const FormulaScroll = styled.span`
  display: block;
  padding-block: 2px;
  overflow-x: auto;
  overflow-y: hidden;
`;
