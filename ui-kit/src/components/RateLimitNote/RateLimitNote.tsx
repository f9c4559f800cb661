import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Countdown } from '../Countdown/Countdown.tsx';

export interface RateLimitNoteProps {
  /** When the server accepts requests again, Unix ms. */
  until: number;
  /** Offset of the server's clock from this device's, in ms. Default 0. */
  offset?: number;
  /** The sentence around the clock: `(clock) => <>Too many requests. Next try in {clock}</>`. */
  children: (clock: ReactNode) => ReactNode;
  /** Called when the time is over: try again or remove the note. */
  onEnd?: () => void;
  /** Full width, at the top of the page. Default: inline. */
  edge?: boolean;
}

/** Says that there were too many requests, with a countdown to the next attempt. */
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
