import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';

export const Root = styled.a`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px 12px;
  padding: 8px 12px;
  border-radius: ${radius.control};
  color: inherit;

  &[aria-current] {
    background: ${color.raised};
  }
  ${media.hover} {
    &:hover {
      background: ${color.hover};
    }
  }
`;

export const Name = styled.span`
  ${text.t14}
  ${text.cut}
  font-weight: 500;
`;

export const Teams = styled.span`
  ${text.t12}
  ${text.figures}
  align-self: center;
  color: ${color.muted};
`;

export const Facts = styled.span`
  ${text.t12}
  ${text.figures}
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  gap: 2px 6px;
  color: ${color.muted};

  & > code {
    ${text.m12}
  }
`;
