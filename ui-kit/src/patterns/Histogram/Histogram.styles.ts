import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { snippet } from '../../tokens/snippets.ts';
import { color, radius } from '../../tokens/tokens.ts';

/** Above the chart; only the edges of the selection receive pointer events. */
export const Over = styled.div`
  position: absolute;
  inset: 0 0 auto;
  height: var(--height);
  pointer-events: none;
`;

export const Window = styled.div`
  position: absolute;
  inset-block: 0;
  left: var(--from);
  width: var(--wide);
  border: 1px solid ${color.control};
  border-radius: ${radius.badge};
  background: ${color.hover};
`;

export const Edge = styled.div`
  position: absolute;
  inset-block: 0;
  left: calc(var(--at) - 6px);
  width: 12px;
  border-radius: ${radius.badge};
  cursor: ew-resize;
  pointer-events: auto;
  touch-action: none;
  ${media.coarse} {
    left: calc(var(--at) - 16px);
    width: 32px;
  }
  &::before {
    content: '';
    position: absolute;
    inset-block: calc(50% - 8px);
    left: calc(50% - 1px);
    width: 2px;
    height: 16px;
    border-radius: 1px;
    background: ${color.control};
  }
  &:focus-visible {
    ${snippet.focusRing}
    outline-offset: 0;
  }
  &:is(:focus-visible, :hover, :active)::before {
    background: ${color.brandStrong};
  }
`;
