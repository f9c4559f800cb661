import type { ReactNode } from 'react';
import { Actions, Figure, Root, Title, Words } from './EmptyState.styles.ts';

export interface EmptyStateProps {
  /** A small illustration, e.g. `MissingFlag`. */
  figure?: ReactNode;
  /** What is empty: "No applications yet". */
  title: ReactNode;
  /** The reason, and what comes next. */
  children?: ReactNode;
  /** Small buttons for the next step. */
  actions?: ReactNode;
  /** `page` when it is the only content of the page. Default `region`. */
  fills?: 'region' | 'page';
}

/** Shown in place of an empty list or table. */
export function EmptyState({ figure, title, children, actions, fills }: EmptyStateProps) {
  return (
    <Root data-fills={fills}>
      {figure !== undefined && <Figure>{figure}</Figure>}
      <Title>{title}</Title>
      {children !== undefined && <Words>{children}</Words>}
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Root>
  );
}
