import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { snippet } from '../../tokens/snippets.ts';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';

/** A handle that is dragged up and down: a target of 24 px, of which 11 px are visible. */
export const Handle = styled.div`
  position: absolute;
  inset-block-start: calc(var(--handle-y) - 12px);
  left: calc(var(--handle-x) - 12px);
  width: 24px;
  height: 24px;
  border-radius: ${radius.round};
  cursor: ns-resize;
  touch-action: none;

  &::before {
    content: '';
    position: absolute;
    inset: 6.5px;
    border-radius: ${radius.round};
    background: ${color.brandStrong};
    box-shadow: 0 0 0 2px ${color.surface};
  }
  &[data-part='minimum']::before {
    border-radius: 2px;
    background: ${color.muted};
  }
  ${snippet.target}
  ${media.hover} {
    &:hover::before {
      inset: 5px;
    }
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::before {
    ${snippet.focusRing}
  }
  &[data-pulled]::before {
    inset: 5px;
  }
`;

export const Value = styled.span`
  position: absolute;
  inset-block-start: calc(var(--handle-y) - 24px);
  left: calc(var(--handle-x) + 4px);
  ${text.t12}
  ${text.figures}
  color: ${color.muted};
  white-space: nowrap;
  pointer-events: none;
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 10px;
  align-items: start;
`;

export const Effect = styled.div`
  ${text.t12}
  ${text.figures}
  min-height: 16px;
  color: ${color.muted};
`;
