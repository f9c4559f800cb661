import type { ReactNode } from 'react';
import { End, Root } from './FilterBar.styles.ts';

export interface FilterBarProps {
  /** What is filtered, for assistive technology: "Filter challenges". */
  label: string;
  /** Search, views and filters. */
  children: ReactNode;
  /** Actions on the result, at the end. */
  end?: ReactNode;
  /** Sticky below the header. */
  sticky?: boolean;
}

/** A bar below the header: search first, then views and filters. */
export function FilterBar({ label, end, sticky, children }: FilterBarProps) {
  return (
    <Root role="search" aria-label={label} data-sticky={sticky || undefined}>
      {children}
      {end !== undefined && <End>{end}</End>}
    </Root>
  );
}
