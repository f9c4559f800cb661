import type { ElementType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { snippet } from '../../tokens/snippets.ts';

const Root = styled.span`
  ${snippet.hidden}
`;

export interface VisuallyHiddenProps {
  /** Element to render. Default `span`. */
  as?: ElementType;
  /** Id of the element, e.g. for `aria-describedby`. */
  id?: string;
  /** For labels. */
  htmlFor?: string;
  /** Text for assistive technology only. */
  children: ReactNode;
}

/** Text for assistive technology only. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Root {...props} />;
}
