import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export const List = styled.ul`
  min-width: 0;
`;

export const Item = styled.li`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 36px;
  padding-block: 8px;
  border-block-end: 1px solid ${color.lineRow};
  ${text.t13}
  ${text.figures}
  & > svg {
    flex: none;
    color: ${color.ok};
  }
  &[data-state='warn'] > svg {
    color: ${color.warn};
  }
  &[data-state='unknown'] {
    color: ${color.muted};
    & > svg {
      color: ${color.faint};
    }
  }
`;

export const Words = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Links = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 4px 10px;
  max-width: 55%;
`;
