import type { ReactNode } from 'react';
import { Actions, Figure, Root, Title, Words } from './EmptyState.styles.ts';

export interface EmptyStateProps {
  /** A small drawing, e.g. `MissingFlag`. */
  figure?: ReactNode;
  /** What is not here: "No applications yet". */
  title: ReactNode;
  /** Why, and what comes next. */
  children?: ReactNode;
  /** Small buttons for the next step. */
  actions?: ReactNode;
  /** `page` where it is all that a page has. Default `region`. */
  size?: 'region' | 'page';
}

/** Stands where a list or a table would, when there is nothing in it. */
export function EmptyState({ figure, title, children, actions, size }: EmptyStateProps) {
  return (
    <Root data-size={size}>
      {figure !== undefined && <Figure>{figure}</Figure>}
      <Title>{title}</Title>
      {children !== undefined && <Words>{children}</Words>}
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Root>
  );
}
