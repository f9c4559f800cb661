import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';

export const Done = styled.span`
  flex: none;
  color: ${color.brandText};
`;

export const Mark = styled.span`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  ${text.t12}
  ${text.figures}
  color: ${color.muted};

  &[data-kind='closing'],
  &[data-kind='running'][data-timed] {
    color: ${color.warn};
  }
  &[data-kind='new'] {
    padding: 1px 7px;
    border-radius: ${radius.badge};
    font-weight: 500;
    background: ${color.brandSoft};
    color: ${color.brandText};
  }
`;
