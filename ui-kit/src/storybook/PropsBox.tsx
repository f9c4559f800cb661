import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Scroll = styled.div`
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

/** Around a table of props: long types wrap, and on narrow windows the table scrolls here. */
export function PropsBox({ children }: { children: ReactNode }) {
  return (
    // Focusable, so that arrow keys scroll it.
    <Scroll tabIndex={0} role="region" aria-label="Props">
      {children}
    </Scroll>
  );
}
