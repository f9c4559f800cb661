import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, height } from '../../tokens/tokens.ts';

export const Near = styled.ul`
  max-width: 560px;
  margin-block: 2px 20px;
  border-block-start: 1px solid ${color.line};
`;

export const NearLink = styled.a`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: ${height.large};
  border-block-end: 1px solid ${color.lineRow};
  color: ${color.muted};

  &:hover {
    background: ${color.hover};
  }
`;

export const NearName = styled.span`
  color: ${color.text};
  ${text.t14}
  ${text.cut}
  font-weight: 500;
`;

export const NearPlace = styled.span`
  display: none;
  color: ${color.faint};
  ${text.m12}
  ${text.cut}

  ${media.sm} {
    display: block;
  }

  a:hover & {
    color: ${color.muted};
  }
`;

export const NearFact = styled.span`
  flex: none;
  margin-inline-start: auto;
  ${text.t12}
`;
