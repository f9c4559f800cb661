import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { color } from '../../tokens/tokens.ts';

export const Root = styled.aside`
  display: flex;
  flex-direction: column;
  background: ${color.surface};
  ${media.md} {
    min-height: 100%;
  }
`;

export const Body = styled.div`
  flex: 1;
  min-width: 0;
  &[data-pad='12'] {
    padding: 12px;
  }
  &[data-pad='16'] {
    padding: 16px;
  }
  &[data-pad='20'] {
    padding: 20px;
  }
`;

export const Edge = styled.div`
  position: sticky;
  inset-block-start: 0;
  background: ${color.surface};
  &[data-edge='foot'] {
    inset-block: auto 0;
    border-block-start: 1px solid ${color.line};
  }
`;
