import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { snippet } from '../../tokens/snippets.ts';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';

export const Row = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: 10px;
  height: 32px;
  padding: 0 8px;
  border-radius: ${radius.small};
  ${text.t14}
  color: ${color.muted};
  cursor: pointer;

  ${media.coarse} {
    height: 44px;
  }
  ${media.hover} {
    &:hover {
      background: ${color.hover};
      color: ${color.text};
    }
  }
  & > input {
    ${snippet.hidden}
  }
`;

export const Box = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 16px;
  height: 16px;
  border: 1px solid ${color.control};
  border-radius: ${radius.badge};
  background: ${color.sunken};
  color: ${color.onCtl};

  & > svg {
    visibility: hidden;
  }
  :checked + & {
    border-color: ${color.brandCtl};
    background: ${color.brandCtl};
  }
  :checked + & > svg {
    visibility: visible;
  }
  :focus-visible + & {
    ${snippet.focusRing}
  }
`;

export const Count = styled.span`
  margin-left: auto;
  ${text.t12}
  ${text.figures}
  color: ${color.faint};
`;
