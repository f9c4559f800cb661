import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 10px;
  min-height: 32px;
  padding: 0 8px;
  color: ${color.muted};

  ${media.coarse} {
    min-height: 44px;
  }
`;

export const Count = styled.span`
  ${text.t12}
  ${text.figures}
  color: ${color.faint};
`;
