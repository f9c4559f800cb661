import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, motion, radius } from '../../tokens/tokens.ts';

export const Root = styled.nav`
  display: grid;
  gap: 12px;
  padding-block-start: 16px;
  border-block-start: 1px solid ${color.line};

  ${media.sm} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  @media print {
    display: none;
  }
`;

export const Card = styled.a`
  display: grid;
  gap: 4px;
  padding: 10px 14px;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
  transition: border-color ${motion.fast};

  ${media.hover} {
    &:hover {
      border-color: ${color.lineStrong};
    }
  }
  &[data-at='next'] {
    grid-column: -2 / -1;
    justify-items: end;
    text-align: end;
  }
`;

export const Which = styled.span`
  ${text.t12}
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${color.faint};
`;

export const Title = styled.span`
  ${text.t13}
  font-weight: 500;
  overflow-wrap: anywhere;
`;
