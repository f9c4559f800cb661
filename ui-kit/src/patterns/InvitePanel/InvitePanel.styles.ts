import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export const Rows = styled.div`
  display: grid;
  gap: 12px;
  min-width: 0;
`;

export const About = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 16px;
  ${text.t13}
  color: ${color.muted};
`;

export const Actions = styled.div`
  display: flex;
  gap: 8px;
`;

export const Closed = styled.div`
  display: flex;
  gap: 10px;
  ${text.t13}

  & > svg {
    flex: none;
    margin-top: 2px;
    color: ${color.muted};
  }
  & b {
    font-weight: 500;
  }
  & p {
    color: ${color.muted};
  }
`;
