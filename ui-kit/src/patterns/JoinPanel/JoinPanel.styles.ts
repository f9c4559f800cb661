import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';

export const Panel = styled.form`
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

export const Clock = styled.div`
  padding: 0 20px;
  border-bottom: 1px solid ${color.line};
`;

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding: 16px 20px 20px;
`;

export const Status = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 2px 10px;
  padding: 10px 12px;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  ${text.t13}

  & > svg {
    margin-top: 2px;
    color: ${color.muted};
  }
  & > b {
    font-weight: 500;
  }
  & > p {
    grid-column: 2;
    color: ${color.muted};
  }
  &[data-tone='ok'] {
    border-color: ${color.okLine};
    background: ${color.okWash};
    & > svg {
      color: ${color.ok};
    }
  }
  &[data-tone='warn'] {
    border-color: ${color.warnLine};
    background: ${color.warnWash};
    & > svg {
      color: ${color.warn};
    }
  }
  &[data-tone='danger'] {
    border-color: ${color.dangerLine};
    background: ${color.dangerWash};
    & > svg {
      color: ${color.danger};
    }
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
`;

export const Note = styled.p`
  ${text.t12}
  color: ${color.faint};
`;
