import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { pageInset } from '../../tokens/tokens.ts';

export interface FormColumnProps {
  /** `FormSection`s, which include the space between them. */
  children: ReactNode;
}

const Root = styled.div`
  min-width: 0;
  padding-inline: ${pageInset};
`;

/** The sections of a form, with the padding of a page. */
export function FormColumn({ children }: FormColumnProps) {
  return <Root>{children}</Root>;
}
