import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, pageInset } from '../../tokens/tokens.ts';

export interface PageFooterProps {
  /** A few lines: `Markdown` with the variant `footer`. */
  children: ReactNode;
}

const Root = styled.footer`
  min-width: 0;
  margin-block-start: auto;
  padding: 16px ${pageInset};
  border-block-start: 1px solid ${color.line};
`;

/** The site's own lines at the end of a page; at the bottom of the window below short content. */
export function PageFooter({ children }: PageFooterProps) {
  return <Root>{children}</Root>;
}
