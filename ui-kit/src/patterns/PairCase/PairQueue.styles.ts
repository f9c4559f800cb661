import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, side } from '../../tokens/tokens.ts';

export const List = styled.ul`
  min-width: 0;

  & > li {
    border-block-end: 1px solid ${color.lineRow};
  }
`;

export const PairLink = styled.a`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 12px;
  align-items: center;
  min-height: 60px;
  padding: 8px 24px;
  color: inherit;

  &[data-selected] {
    background: ${color.raised};
    box-shadow: inset calc(2px * ${side}) 0 ${color.brandStrong};
  }
  ${media.hover} {
    &:hover {
      background: ${color.hover};
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Teams = styled.span`
  ${text.t13}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  font-weight: 500;

  & > svg {
    color: ${color.muted};
  }
`;

export const Team = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-width: 0;

  & > :last-child {
    ${text.cut}
  }
`;

export const Challenges = styled.span`
  ${text.t12}
  display: flex;
  flex-wrap: wrap;
  gap: 2px 10px;
  color: ${color.muted};
`;

export const Challenge = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
`;

export const When = styled.span`
  ${text.t12}
  ${text.figures}
  justify-self: end;
  color: ${color.muted};
`;
