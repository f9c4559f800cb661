import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export const Day = styled.h3`
  padding: 10px 16px 6px;
  ${text.t12}
  font-weight: 500;
  color: ${color.faint};
`;

/** The border has the tone; the text keeps its colour. */
export const Must = styled.section`
  border-block-end: 1px solid ${color.warnLine};
  background: ${color.warnWash};
`;

export const MustHead = styled.h3`
  display: flex;
  align-items: center;
  gap: 6px;
  padding: 10px 16px 2px;
  ${text.t12}
  font-weight: 500;
  color: ${color.warn};
`;
