import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { color, radius } from '../../tokens/tokens.ts';

/** The link is next to the heading, not in it, so that its name is not part of the heading's. */
export const Headline = styled.div`
  display: flex;
  gap: 6px;
  align-items: baseline;
`;

export const Anchor = styled.a`
  flex: none;
  padding: 2px;
  border-radius: ${radius.badge};
  color: ${color.faint};

  ${media.hover} {
    opacity: 0;
    &:focus-visible,
    *:hover > & {
      opacity: 1;
    }
    &:hover {
      color: ${color.brandText};
    }
  }
  @media print {
    display: none;
  }
`;
