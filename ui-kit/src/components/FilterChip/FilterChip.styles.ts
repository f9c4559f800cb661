import { css, styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { snippet } from '../../tokens/snippets.ts';
import { text } from '../../tokens/text.ts';
import { color, height, radius } from '../../tokens/tokens.ts';

const chip = css`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  height: ${height.small};
  padding: 0 10px;
  border: 1px solid ${color.control};
  border-radius: ${radius.small};
  color: ${color.muted};
  white-space: nowrap;
  transition-property: background-color, border-color, color;
  transition-duration: var(--hy-motion-fast);
  ${text.t13}

  &[data-on] {
    border-color: ${color.brandLine};
    background: ${color.brandSoft};
    color: ${color.brandText};
  }
`;

export const Press = styled.button`
  ${chip}
  ${snippet.target}

  &[data-unset] {
    border-style: dashed;
  }
  ${media.hover} {
    &:hover:not(:disabled, [data-on]) {
      border-color: ${color.muted};
      color: ${color.text};
    }
  }
  &:disabled {
    border-color: ${color.line};
    color: ${color.disabled};
    cursor: not-allowed;
  }
`;

/** Two buttons in one frame: the value, and the one that removes it. */
export const Frame = styled.span`
  ${chip}
  padding: 0;
  gap: 0;
`;

export const Part = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 100%;
  padding-inline: 10px 6px;
  border-radius: ${radius.small};
  ${snippet.target}

  & + & {
    padding-inline: 6px 8px;
  }
  ${media.hover} {
    &:hover {
      color: ${color.text};
    }
  }
`;

export const Value = styled.span`
  color: ${color.text};
  font-weight: 500;

  [data-on] & {
    color: inherit;
  }
`;
