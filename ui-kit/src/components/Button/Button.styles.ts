import { css, keyframes, styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { snippet } from '../../tokens/snippets.ts';
import { text } from '../../tokens/text.ts';
import { color, height, radius, space } from '../../tokens/tokens.ts';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const look = css`
  border-color: ${color.lineStrong};
  background-color: light-dark(${color.surface}, ${color.raised});
  color: ${color.text};
  ${media.hover} {
    &:hover {
      background-color: light-dark(${color.raised}, ${color.overlay});
    }
  }
  &:active {
    background-color: light-dark(${color.line}, ${color.surface});
  }
  /* With high contrast no fill comes nearer to its text, pressed or not. No weight of its own. */
  :where([data-contrast='more']) &:active {
    background-color: color-mix(in srgb, ${color.text} 15%, ${color.surface});
  }

  &[data-variant='primary'] {
    border-color: ${color.fillEdge};
    background-color: ${color.brand};
    color: ${color.onBrand};
    font-weight: 600;
    ${media.hover} {
      &:hover {
        background-color: ${color.brandHover};
      }
    }
    ${snippet.pressedPrimary}
  }
  &[data-variant='ghost'] {
    border-color: transparent;
    background-color: transparent;
    color: ${color.muted};
    ${media.hover} {
      &:hover {
        background-color: ${color.hover};
        color: ${color.text};
      }
    }
    &:active,
    &[aria-pressed='true'],
    &[aria-expanded='true'] {
      background-color: ${color.press};
      color: ${color.text};
    }
  }
  &[data-variant='danger'] {
    border-color: color-mix(in srgb, ${color.danger} 45%, transparent);
    background-color: transparent;
    color: ${color.danger};
    ${media.hover} {
      &:hover {
        background-color: ${color.dangerWash};
      }
    }
    &:active {
      background-color: ${color.dangerSoft};
    }
  }
  &[data-variant='destructive'] {
    border-color: transparent;
    background-color: ${color.danger};
    color: ${color.onDanger};
    font-weight: 600;
    ${media.hover} {
      &:hover {
        background-color: color-mix(in srgb, ${color.danger} 90%, #fff);
      }
    }
    &:active {
      background-color: color-mix(in srgb, ${color.danger} 85%, #000);
    }
    :where([data-contrast='more']) &:active {
      background-color: color-mix(in srgb, ${color.danger} 80%, light-dark(#000, #fff));
    }
  }
`;

const disabled = css`
  &:disabled,
  &[aria-disabled='true']:not([data-busy]) {
    border-color: ${color.line};
    background-color: transparent;
    color: ${color.disabled};
    cursor: not-allowed;
  }
  &[data-variant='primary']:disabled,
  &[data-variant='primary'][aria-disabled='true']:not([data-busy]) {
    border-color: transparent;
    background-color: ${color.raised};
  }
  &[data-variant='ghost']:disabled,
  &[data-variant='ghost'][aria-disabled='true']:not([data-busy]) {
    border-color: transparent;
  }
`;

// The spinner takes its space from the padding, so that neither the width nor the label changes: 2
// x padding = spinner + gap + 2 x busy padding.
const busy = css`
  &[data-busy] {
    cursor: progress;
  }
  &[data-busy]::before {
    content: '';
    flex: none;
    width: 16px;
    height: 16px;
    border: 2px solid color-mix(in srgb, currentcolor 28%, transparent);
    border-top-color: currentcolor;
    border-radius: ${radius.round};
    animation: ${turn} 800ms linear infinite;
    ${media.reduced} {
      animation-duration: 4s;
    }
  }
  &[data-busy][data-size='small']::before {
    width: 14px;
    height: 14px;
  }
  &[data-busy]:not([data-icon]) {
    gap: 5px;
    padding-inline: 5px;
    &::before {
      width: 13px;
      height: 13px;
    }
  }
  &[data-busy][data-size='small']:not([data-icon]) {
    gap: 4px;
    padding-inline: 3px;
    &::before {
      width: 10px;
      height: 10px;
    }
  }
  &[data-busy][data-size='large']:not([data-icon]) {
    gap: ${space[8]};
    padding-inline: 7px;
    &::before {
      width: 14px;
      height: 14px;
    }
  }
`;

/** Size, shape and states shared by buttons and by links that look like buttons. */
export const pressable = css`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: ${space[8]};
  height: ${height.control};
  padding: 0 14px;
  border: 1px solid transparent;
  border-radius: ${radius.control};
  ${text.t13}
  font-weight: 500;
  text-align: center;
  white-space: nowrap;
  user-select: none;
  transition-property: background-color, border-color, color;
  transition-duration: var(--hy-motion-fast);
  ${snippet.target}

  &[data-size='small'] {
    gap: 6px;
    height: ${height.small};
    padding: 0 10px;
    border-radius: ${radius.small};
    ${text.t12}
    font-weight: 500;
  }
  &[data-size='large'] {
    height: ${height.large};
    padding: 0 18px;
    ${text.t14}
    font-weight: 500;
  }
  &[data-wide] {
    width: 100%;
  }
  ${look}
  ${busy}
  ${disabled}
`;

export const ButtonRoot = styled.button`
  ${pressable}
`;

export const Name = styled.span`
  ${text.cut}
`;

/** Buttons joined into one control: the main action and a menu of related ones. */
export const Group = styled.div`
  display: inline-flex;

  & > * {
    border-radius: 0;
    margin-inline-start: -1px;
  }
  & > *:hover,
  & > *:focus-visible {
    z-index: 1;
  }
  & > *:first-child {
    margin: 0;
    border-start-start-radius: ${radius.control};
    border-end-start-radius: ${radius.control};
  }
  & > *:last-child {
    border-start-end-radius: ${radius.control};
    border-end-end-radius: ${radius.control};
  }
  & > [data-variant='primary'] + [data-variant='primary'] {
    border-inline-start-color: color-mix(in srgb, ${color.onBrand} 25%, transparent);
  }
`;
