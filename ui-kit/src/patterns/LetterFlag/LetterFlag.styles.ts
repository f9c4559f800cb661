import { styled } from 'styled-components';

/**
 * The colours of the signal code. They are the same in both themes and are not tokens, because nothing
 * else may use them.
 */
export const Field = styled.svg`
  display: block;
  flex: none;

  & [data-tone='red'] {
    fill: #d4574b;
  }
  & [data-tone='blue'] {
    fill: #2f6da8;
  }
  & [data-tone='yellow'] {
    fill: #e5b93c;
  }
  & [data-tone='black'] {
    fill: #1c2529;
  }
  & [data-tone='white'] {
    fill: #e6ecea;
  }

  /* Half the chroma below a title, which must stay more prominent. */
  &[data-calm] [data-tone='red'] {
    fill: #9c5d57;
  }
  &[data-calm] [data-tone='blue'] {
    fill: #3d5f80;
  }
  &[data-calm] [data-tone='yellow'] {
    fill: #b09a62;
  }
  &[data-calm] [data-tone='white'] {
    fill: #b7c0c0;
  }
`;

export const Line = styled.span`
  display: inline-flex;
  flex-direction: column;
  gap: 6px;

  &[data-direction='row'] {
    flex-direction: row;
  }
`;
