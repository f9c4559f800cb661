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

/** Hint and error are in the same place, which is as high as the higher of them. */
export const Message = styled.div`
  display: grid;
  ${text.t12}

  > * {
    grid-area: 1 / 1;
  }
  &:empty {
    display: none;
  }
  /* Takes some of the gap below the field, which would be too large while the line is empty. */
  &[data-kept='line'] {
    display: grid;
    min-height: 16px;
    margin-block-end: -8px;
  }
`;

export const Hint = styled.div`
  display: flex;
  gap: 6px;
  color: ${color.faint};

  &[data-covered] {
    visibility: hidden;
  }
`;

export const Fault = styled.div`
  display: flex;
  gap: 6px;
  color: ${color.danger};

  svg {
    flex: none;
    margin-block-start: 1px;
  }
`;
