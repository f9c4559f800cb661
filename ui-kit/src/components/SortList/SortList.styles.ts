import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { snippet } from '../../tokens/snippets.ts';
import { color, height, radius, shadow } from '../../tokens/tokens.ts';

export const List = styled.ul`
  display: flex;
  flex-direction: column;
`;

export const Row = styled.li`
  position: relative;
  display: flex;
  gap: 8px;
  align-items: center;
  min-height: ${height.rowTall};
  padding-inline: 4px;
  border-block-end: 1px solid ${color.lineRow};

  &[data-lifted] {
    z-index: 1;
    border-radius: ${radius.small};
    border-color: transparent;
    background: ${color.overlay};
    box-shadow:
      inset 0 0 0 1px ${color.brandLine},
      ${shadow.float};
  }
  /* Where the lifted row would be dropped. */
  &[data-landing]::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    height: 2px;
    background: ${color.brandStrong};
  }
  &[data-landing='before']::after {
    inset-block-start: -1px;
  }
  &[data-landing='after']::after {
    inset-block-end: -1px;
  }
`;

export const Content = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Handle = styled.button`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: 24px;
  height: ${height.small};
  border-radius: ${radius.small};
  color: ${color.faint};
  cursor: grab;
  touch-action: none;
  ${snippet.target}

  ${media.hover} {
    &:hover {
      background: ${color.hover};
      color: ${color.text};
    }
  }
  &[aria-pressed='true'] {
    color: ${color.brandText};
    cursor: grabbing;
  }
  &:disabled {
    color: ${color.disabled};
    cursor: not-allowed;
  }
`;

export const Buttons = styled.span`
  display: flex;
  flex: none;
`;
