import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, height, radius } from '../../tokens/tokens.ts';

/** Takes its space even when empty, so that nothing moves when items arrive. */
export const Place = styled.div`
  display: grid;
  min-height: ${height.small};

  &[data-edge] {
    height: 32px;
    min-height: 0;
  }
`;

export const Bar = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  border: 1px solid ${color.brandLine};
  border-radius: ${radius.small};
  background: ${color.brandSoft};
  ${text.t12}
  ${text.figures}
  font-weight: 500;
  color: ${color.brandText};

  [data-edge] > & {
    border-width: 0 0 1px;
    border-color: ${color.line};
    border-radius: 0;
    ${text.t13}
  }
  ${media.hover} {
    &:hover {
      border-color: ${color.brandStrong};
    }
  }
`;
