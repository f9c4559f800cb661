import { fontFaces } from '../fonts/faces.ts';
import { fontStacks } from '../fonts/stacks.ts';
import { media } from '../tokens/media.ts';
import { snippet } from '../tokens/snippets.ts';
import { text } from '../tokens/text.ts';
import { color, font } from '../tokens/tokens.ts';
import { themeCss } from './theme-css.ts';

/**
 * In forced colours mode fills and shadows are removed: focus and selection are shown as outlines
 * instead. `!important`, because components show both in different ways.
 */
const forcedColors = `
  ${media.forced} {
    [aria-current]:not([aria-current='false']),
    [aria-selected='true'],
    [aria-pressed='true'],
    [data-active],
    [data-selected],
    label:has(> input:checked) {
      outline: 1px solid Highlight !important;
      outline-offset: -2px !important;
    }
    :focus-visible,
    label:has(> input:focus-visible) {
      outline: 3px solid Highlight !important;
    }
  }
`;

/**
 * Fonts, all palettes, and a small reset, as the text of a stylesheet that names the font files by
 * package. An element with `data-theme` has that theme, with everything inside.
 */
export const globalCss = `
  ${fontFaces}
  ${fontStacks}
  ${themeCss}

  :root {
    --hy-h-small: 28px;
    --hy-h-control: 36px;
    --hy-page-inset: 16px;
    --hy-side: 1;
    --hy-motion-fast: 120ms;
    --hy-motion-open: 160ms;
    --hy-motion-move: 200ms;
  }
  [dir] {
    --hy-side: 1;
  }
  [dir='rtl'] {
    --hy-side: -1;
  }
  [data-turns]:dir(rtl) {
    scale: -1 1;
  }
  ${media.md} {
    :root {
      --hy-page-inset: 24px;
    }
  }
  ${media.coarse} {
    :root {
      --hy-h-small: 36px;
      --hy-h-control: 44px;
    }
  }
  ${media.reduced} {
    :root {
      --hy-motion-fast: 0s;
      --hy-motion-open: 0s;
      --hy-motion-move: 0s;
    }
  }

  /* The loading indicator of the page: after 200 ms, in the middle of the window. */
  @keyframes hy-boot-turn {
    to {
      transform: rotate(1turn);
    }
  }
  @keyframes hy-boot-appear {
    from {
      opacity: 0;
    }
  }
  [data-boot]:empty::before {
    content: '';
    position: fixed;
    inset: 0;
    width: 28px;
    height: 28px;
    margin: auto;
    border: 2px solid ${color.lineStrong};
    border-top-color: ${color.brandText};
    border-radius: 50%;
    animation:
      hy-boot-turn 0.8s linear infinite,
      hy-boot-appear 1ms 200ms backwards;
  }
  ${media.reduced} {
    [data-boot]:empty::before {
      animation: hy-boot-appear 1ms 200ms backwards;
    }
  }

  ::view-transition-old(root),
  ::view-transition-new(root) {
    animation-duration: var(--hy-motion-open);
    animation-timing-function: ease-out;
  }

  *,
  ::before,
  ::after {
    box-sizing: border-box;
    margin: 0;
    padding: 0;
  }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    -webkit-tap-highlight-color: transparent;
    scrollbar-color: ${color.lineStrong} transparent;
  }
  body,
  [data-theme] {
    background: ${color.bg};
    color: ${color.text};
    font-family: ${font.sans};
    ${text.t14}
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
  }
  [lang] {
    font-family: ${font.sans};
  }
  h1, h2, h3, h4, h5, h6 {
    font: inherit;
    letter-spacing: inherit;
    font-weight: 600;
  }
  button, input, select, textarea {
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
  }
  button {
    background: none;
    border: 0;
    cursor: pointer;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  ul, ol {
    list-style: none;
  }
  svg {
    display: block;
    flex: none;
  }
  fieldset {
    border: 0;
    min-width: 0;
  }
  dialog {
    border: 0;
    color: inherit;
  }
  [hidden] {
    display: none !important;
  }
  ::placeholder {
    color: ${color.faint};
    opacity: 1;
  }
  ::selection {
    background: ${color.brandLine};
  }
  [data-contrast='more'] ::selection {
    background: ${color.brandText};
    color: ${color.bg};
  }
  :focus-visible {
    ${snippet.focusRing}
  }
  /* A heading gets the focus after navigation, but is not a control. */
  :focus:not(:focus-visible),
  h1:focus {
    outline: none;
  }
  ${forcedColors}
`;
