import { styled } from 'styled-components';

/** Around a table of props: long types wrap, and on narrow windows the table scrolls here. */
export const PropsBox = styled.div`
  overflow-x: auto;
  contain: inline-size;
  & table td {
    min-width: 88px;
    overflow-wrap: anywhere;
    vertical-align: top;
  }
  & table td:nth-child(2) {
    min-width: 200px;
  }
  /* Storybook keeps each member of a union on one line. */
  & table td span {
    white-space: normal;
  }
`;
