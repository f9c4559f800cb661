import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, height, motion, radius } from '../../tokens/tokens.ts';

export const Title = styled.h2`
  margin-block-end: 8px;
  ${text.t12}
  font-weight: 500;
  color: ${color.faint};
`;

export const Fold = styled.details`
  border: 1px solid ${color.line};
  border-radius: ${radius.control};

  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 44px;
    padding-inline: 12px;
    ${text.t13}
    font-weight: 500;
    cursor: pointer;
    list-style: none;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  > ul {
    margin: 0 12px 12px;
  }
  @media print {
    display: none;
  }
`;

export const Root = styled.nav`
  position: sticky;
  inset-block-start: calc(${height.header} + 24px);
  max-height: calc(100dvh - ${height.header} - 48px);
  overflow-y: auto;
  @media print {
    display: none;
  }
`;

export const Entries = styled.ul`
  border-inline-start: 2px solid ${color.line};
`;

export const Entry = styled.a`
  display: block;
  margin-inline-start: -2px;
  padding-block: 5px;
  padding-inline: calc(14px * var(--depth)) 8px;
  border-inline-start: 2px solid transparent;
  ${text.t13}
  color: ${color.muted};
  overflow-wrap: anywhere;
  transition: color ${motion.fast};

  ${media.coarse} {
    padding-block: 12px;
  }
  ${media.hover} {
    &:hover {
      color: ${color.text};
    }
  }
  &[aria-current] {
    border-color: ${color.brandStrong};
    font-weight: 500;
    color: ${color.text};
  }
`;
