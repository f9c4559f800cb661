import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { pageInset } from '../../tokens/tokens.ts';

export interface FormColumnProps {
  /** `FormSection`s, which include the space between them. */
  children: ReactNode;
}

/** The sections of a form, with the padding of a page. */
export const FormColumn = styled.div<FormColumnProps>`
  min-width: 0;
  padding-inline: ${pageInset};
`;
