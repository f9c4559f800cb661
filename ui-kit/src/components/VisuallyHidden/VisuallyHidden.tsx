import type { ElementType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { snippet } from '../../tokens/snippets.ts';

const Root = styled.span`
  ${snippet.hidden}
`;

export interface VisuallyHiddenProps {
  /** Element to render. Default `span`. */
  as?: ElementType;
  id?: string;
  /** For labels. */
  htmlFor?: string;
  children: ReactNode;
}

/** Text for assistive technology only. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Root {...props} />;
}
