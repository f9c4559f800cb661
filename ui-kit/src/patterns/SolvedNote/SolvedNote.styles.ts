import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';

export const Box = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  min-height: 102px;
  padding: 14px 16px;
  border: 1px solid ${color.brandLine};
  border-radius: ${radius.card};
  background: color-mix(in srgb, ${color.brand} 9%, ${color.surface});
`;

export const Award = styled.div`
  ${text.t20}
  ${text.figures}
`;

export const Line = styled.p`
  margin-top: 2px;
  ${text.t13}
  ${text.figures}
  color: ${color.muted};

  &:last-child {
    color: ${color.text};
  }
  & b {
    font-weight: 600;
  }
`;

export const NextHead = styled.div`
  display: flex;
  align-items: baseline;
  gap: 10px;
  padding-bottom: 6px;

  & > h3 {
    ${text.t14}
    font-weight: 600;
  }
  & > span {
    margin-inline-start: auto;
    ${text.t12}
    color: ${color.faint};
  }
`;

export const NextRow = styled.a`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 38px;
  border-top: 1px solid ${color.lineRow};
  ${text.t13}

  ${media.hover} {
    &:hover {
      background: ${color.hover};
    }
  }
  & > b {
    ${text.cut}
    font-weight: 500;
  }
  & > span {
    flex: none;
    ${text.t12}
    color: ${color.faint};
  }
  & > span:last-child {
    margin-inline-start: auto;
    ${text.t13}
    ${text.figures}
    font-weight: 500;
    color: ${color.text};
  }
`;
