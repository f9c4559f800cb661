import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Countdown } from '../Countdown/Countdown.tsx';

export interface RateLimitNoteProps {
  /** When the server answers again, Unix ms. */
  until: number;
  /** Offset of the server's clock from this device's, in ms. Default 0. */
  offset?: number;
  /** The sentence around the clock: `(clock) => <>Too many requests. Next try in {clock}</>`. */
  children: (clock: ReactNode) => ReactNode;
  /** The wait is over; the page tries again or takes the note away. */
  onEnd?: () => void;
  /** From edge to edge at the top of the page. Default inline. */
  edge?: boolean;
}

/** Too many requests: how long to wait, counted down. What was typed stays. */
export function RateLimitNote({ until, offset, children, onEnd, edge }: RateLimitNoteProps) {
  return (
    <Banner tone="warn" {...(edge && { edge })} icon={Hourglass}>
      {children(
        <Countdown
          until={until}
          {...(offset !== undefined && { offset })}
          {...(onEnd && { onEnd })}
          shape="short"
          size={13}
          warnBelow={0}
          dangerBelow={0}
        />,
      )}
    </Banner>
  );
}
