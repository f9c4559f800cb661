import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
`;

export const Head = styled.div`
  display: flex;
  align-items: baseline;
  gap: 6px;
  ${text.t13}
`;

export const Label = styled.label`
  font-weight: 500;
`;

export const Mark = styled.span`
  color: ${color.faint};
  ${text.t12}
`;

export const ChangedDot = styled.span`
  align-self: center;
  width: 6px;
  height: 6px;
  border-radius: ${radius.round};
  background: ${color.brandStrong};
`;

export const Note = styled.span`
  margin-inline-start: auto;
  color: ${color.faint};
  ${text.t12}
  ${text.figures}
`;

export const Message = styled.div`
  display: flex;
  gap: 6px;
  color: ${color.faint};
  ${text.t12}

  &:empty {
    display: none;
  }
  &[data-tone='danger'] {
    color: ${color.danger};
  }
  svg {
    margin-block-start: 1px;
  }
`;
