import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, font, radius } from '../../tokens/tokens.ts';
import { flash } from '../shared/flash.ts';

export const Row = styled.li`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto;
  align-items: center;
  gap: 8px;
  min-height: 36px;
  border-top: 1px solid ${color.lineRow};
  ${text.t13}

  &:first-child {
    border-top: 0;
  }
  &[data-new] {
    ${flash}
  }
  &[data-own] {
    margin: 0 -8px;
    padding: 0 8px;
    border-radius: ${radius.small};
    background: ${color.brandSoft};
  }
  & > time {
    ${text.t12}
    ${text.figures}
    color: ${color.faint};
  }
  &[data-own] > time {
    color: ${color.muted};
  }
`;

export const Place = styled.span`
  padding-inline-end: 6px;
  text-align: end;
  font-family: ${font.mono};
  ${text.figures}
  color: ${color.muted};
`;

export const Team = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;

  & > span:last-child:not(:first-child) {
    flex: none;
    color: ${color.brandText};
  }
`;

/** Rendered as the app's link if it has an address. */
export const Name = styled.a`
  ${text.cut}
  font-weight: 500;
`;

export const Empty = styled.p`
  ${text.t13}
  color: ${color.muted};
`;
