import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface LiveRegionProps {
  /** Breaks into what is being read: only for what cannot wait. Default it waits for a pause. */
  assertive?: boolean;
  /** What to read out; nothing, `false` or '' is silence. */
  children: ReactNode;
}

/**
 * Words that are read out when they change and seen by nobody. Render it before its first words: a
 * region that comes with words in it stays unheard.
 */
export function LiveRegion({ assertive, children }: LiveRegionProps) {
  return (
    <VisuallyHidden>
      <span role={assertive ? 'alert' : 'status'}>{children}</span>
    </VisuallyHidden>
  );
}
