import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { snippet } from '../../tokens/snippets.ts';
import { text } from '../../tokens/text.ts';
import { color, height, radius } from '../../tokens/tokens.ts';

export const Root = styled.div`
  display: inline-flex;
  flex: none;
  /* Wraps for languages with longer words. */
  flex-wrap: wrap;
  gap: 2px;
  max-width: 100%;
  min-height: ${height.control};
  padding: 2px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: light-dark(${color.raised}, ${color.surface});

  &[data-size='small'] {
    min-height: ${height.small};
    border-radius: ${radius.small};
  }
`;

export const Segment = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  /* The height of a control without the frame. */
  min-height: calc(${height.control} - 6px);
  padding: 0 12px;
  border-radius: ${radius.small};
  color: ${color.muted};
  white-space: nowrap;
  cursor: pointer;
  transition-property: background-color, color;
  transition-duration: var(--hy-motion-fast);
  ${text.t13}
  font-weight: 500;

  [data-size='small'] > & {
    min-height: calc(${height.small} - 6px);
    padding: 0 9px;
    border-radius: ${radius.badge};
    ${text.t12}
    font-weight: 500;
  }
  ${media.hover} {
    &:hover {
      color: ${color.text};
    }
  }
  &:has(:checked) {
    background: light-dark(${color.surface}, ${color.overlay});
    color: ${color.text};
    box-shadow: 0 1px 2px light-dark(${color.press}, transparent);
  }
  &:has(:focus-visible) {
    ${snippet.focusRing}
  }
  &:has(:disabled) {
    color: ${color.disabled};
    cursor: not-allowed;
  }
`;

/** Invisible on top of its segment, so that pointers and assistive technology find it there. */
export const Dial = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: inherit;
`;
