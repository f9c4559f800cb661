import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, space } from '../../tokens/tokens.ts';

export const Root = styled.section`
  display: grid;
  gap: ${space[16]};
  padding-block: ${space[24]};
  /* Below the header, which has its tabs in a row of their own on narrow windows. */
  scroll-margin-block-start: 100px;
  ${media.md} {
    scroll-margin-block-start: ${space[64]};
  }

  & + & {
    border-block-start: 1px solid ${color.line};
  }
  ${media.lg} {
    grid-template-columns: 248px minmax(0, 640px);
    gap: 40px;
    &[data-narrow] {
      grid-template-columns: 172px minmax(0, 640px);
      gap: ${space[24]};
    }
  }
`;

export const Title = styled.h2`
  ${text.t16}
`;

export const Description = styled.p`
  margin-block-start: ${space[4]};
  max-width: 560px;
  color: ${color.muted};
  ${text.t13}
`;

export const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[16]};
  min-width: 0;
  max-width: 640px;
`;
