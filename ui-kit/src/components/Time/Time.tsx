import { useTick } from '../Countdown/ticker.ts';
import { Quiet, Root } from './Time.styles.ts';

export interface TimeFormats {
  /**
   * Formats relative time in the page's language: "9 min", "in 5 d". Both arguments are Unix ms.
   */
  relative: (at: number, now: number) => string;
  /** Formats an absolute time (Unix ms): "Sat 21 Nov 18:14". */
  absolute: (at: number) => string;
}

export interface TimeProps {
  /** The time, Unix ms. */
  at: number;
  /** How the language of the page writes absolute and relative times. */
  formats: TimeFormats;
  /**
   * `both` shows the absolute time followed by the relative one. Default `relative`, with the
   * absolute time on hover.
   */
  shape?: 'relative' | 'absolute' | 'both';
  /** Difference between the server's clock and this device's, in ms. Default 0. */
  offset?: number;
  /** Uses the monospaced font, for logs. */
  mono?: boolean;
}

/** A formatted time; relative times update by themselves. The font size is inherited. */
export function Time({ at, formats, shape = 'relative', offset = 0, mono }: TimeProps) {
  const ago = useTick((now) => (shape === 'absolute' ? '' : formats.relative(at, now + offset)));
  const moment = formats.absolute(at);
  return (
    <Root
      dateTime={new Date(at).toISOString()}
      data-mono={mono || undefined}
      title={shape === 'relative' ? moment : undefined}
    >
      {shape === 'relative' ? ago : moment}
      {shape === 'both' && (
        <>
          {' '}
          <Quiet>{ago}</Quiet>
        </>
      )}
    </Root>
  );
}
