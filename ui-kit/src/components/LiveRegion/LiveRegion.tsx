import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface LiveRegionProps {
  /** Interrupts the screen reader: only for urgent messages. By default it waits for a pause. */
  assertive?: boolean;
  /** The text to announce; nothing, `false` or '' announces nothing. */
  children: ReactNode;
}

/**
 * Announces text to screen readers without showing it. Render it before its first text: a region
 * that is inserted together with its text is not announced.
 */
export function LiveRegion({ assertive, children }: LiveRegionProps) {
  return (
    <VisuallyHidden>
      <span role={assertive ? 'alert' : 'status'}>{children}</span>
    </VisuallyHidden>
  );
}
