import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export const Footnotes = styled.section`
  ${text.t13}
  padding-block-start: 12px;
  border-block-start: 1px solid ${color.line};
  color: ${color.muted};

  li > p:not(:last-of-type) {
    margin-block-end: 4px;
  }
  li > p:last-of-type {
    display: inline;
  }
  [data-part='back'] {
    margin-inline-start: 6px;
  }
`;
