import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export const Bar = styled.div`
  display: flex;
  gap: 1px;
  overflow: hidden;
  height: 8px;
  border-radius: 4px;

  & > i {
    flex: var(--share) 0 0;
    min-width: 3px;
    background: ${color.muted};
    opacity: var(--weight);
  }
  &[data-own] > i {
    background: ${color.brandStrong};
  }
`;

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  margin-top: 10px;
  ${text.t13}
`;

export const One = styled.li`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
`;

export const Words = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;
  line-height: 16px;

  & > :first-child {
    ${text.cut}
  }
  & > :last-child {
    ${text.t12}
    ${text.figures}
    color: ${color.faint};
  }
`;
