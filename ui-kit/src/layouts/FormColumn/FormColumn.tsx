import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { pageInset } from '../../tokens/tokens.ts';

export interface FormColumnProps {
  /** `FormSection`s, which bring the space between them. */
  children: ReactNode;
}

/** The sections of a form at the page's distance from its edge. */
export const FormColumn = styled.div<FormColumnProps>`
  min-width: 0;
  padding-inline: ${pageInset};
`;
