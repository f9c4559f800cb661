import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  min-height: 55px;
  padding-block: 8px;

  & + & {
    border-block-start: 1px solid ${color.lineRow};
  }
`;

export const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Title = styled.div`
  ${text.t13}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  font-weight: 500;
`;

export const Hint = styled.div`
  ${text.t12}
  display: flex;
  gap: 6px;
  color: ${color.faint};

  &[data-warning] {
    color: ${color.warn};
  }
  & > svg {
    flex: none;
    margin-block-start: 2px;
  }
`;
