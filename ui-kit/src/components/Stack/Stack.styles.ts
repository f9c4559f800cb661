import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Root = styled.div`
  display: flex;
  gap: var(--stack-gap);
  padding: var(--stack-pad);
  max-width: var(--stack-max);
  min-width: 0;
  &[data-direction='column'] {
    flex-direction: column;
  }
  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='center'] {
    align-items: center;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
  &[data-align='baseline'] {
    align-items: baseline;
  }
  &[data-justify='center'] {
    justify-content: center;
  }
  &[data-justify='end'] {
    justify-content: flex-end;
  }
  &[data-justify='between'] {
    justify-content: space-between;
  }
  &[data-grow] {
    flex: 1 1 0;
  }
  &[data-grow='content'] {
    flex-basis: auto;
  }
  &[data-wrap] {
    flex-wrap: wrap;
  }
`;

export const GridRoot = styled.div`
  display: grid;
  gap: var(--grid-gap);
  padding: var(--grid-pad);
  min-width: 0;
  grid-template-columns: minmax(0, 1fr);
  &[data-align='start'] {
    align-items: start;
  }
  &[data-align='center'] {
    align-items: center;
  }
  &[data-min] {
    grid-template-columns: repeat(auto-fill, minmax(min(var(--grid-min), 100%), 1fr));
  }
  ${media.sm} {
    &[data-from='sm'] {
      grid-template-columns: var(--grid-columns);
    }
  }
  ${media.md} {
    &[data-from='md'] {
      grid-template-columns: var(--grid-columns);
    }
  }
  ${media.lg} {
    &[data-from='lg'] {
      grid-template-columns: var(--grid-columns);
    }
  }
  ${media.xl} {
    &[data-from='xl'] {
      grid-template-columns: var(--grid-columns);
    }
  }
`;
