import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useLabels } from '../../provider/KitProvider.tsx';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';
import { formatClock, formatDuration, isoDuration } from './duration.ts';
import { useTick } from './ticker.ts';

export interface CountdownProps {
  /** End, Unix ms. */
  until: number;
  /** Difference between the server's clock and this device's, in ms. Default 0. */
  offset?: number;
  /**
   * `clock` is `hh:mm:ss` with a constant width; `short` is `m:ss`, `h:mm:ss` or days. Default
   * `clock`.
   */
  shape?: 'clock' | 'short';
  /**
   * Font size in px. 104 is for projectors and scales with the window (104 px at 1920 px). Default
   * 20.
   */
  size?: 13 | 15 | 17 | 20 | 28 | 40 | 104;
  /** Takes size and colour from the text around it. */
  inherit?: boolean;
  /** Shown as a warning below this many ms. Default one hour; 0 never. */
  warnBelow?: number;
  /** Bold below this many ms, once it is a warning. Default ten minutes; 0 never. */
  boldBelow?: number;
  /** Shown as danger below this many ms. Default one minute; 0 never. */
  dangerBelow?: number;
  /** Called once at the end. */
  onEnd?: () => void;
}

const Root = styled.time`
  ${text.figures}
  white-space: nowrap;
  &:not([data-inherit]) {
    ${text.m20}
    line-height: 1.1;
  }
  &[data-size='13'] {
    ${text.m13}
  }
  &[data-size='15'] {
    font-size: 15px;
    line-height: 18px;
  }
  &[data-size='17'] {
    font-size: 17px;
    line-height: 24px;
  }
  &[data-size='28'] {
    font-size: 28px;
    line-height: 36px;
  }
  &[data-size='40'] {
    ${text.m40}
  }
  &[data-size='104'] {
    font-size: max(40px, 5.4167vw);
    letter-spacing: calc(-0.05em * var(--hy-text-track));
  }
  &[data-left='ended']:not([data-inherit]) {
    color: ${color.muted};
  }
  &:is([data-left='warn'], [data-left='bold']) {
    color: ${color.warn};
  }
  &:is([data-left='bold'], [data-left='danger']) {
    font-weight: 600;
  }
  &[data-left='danger'] {
    color: ${color.danger};
  }
`;

/**
 * Remaining time by the server's clock. All clocks of a page update together, once a second. The
 * text is a warning in the last hour, bold in the last ten minutes and red in the last one.
 */
export function Countdown({
  until,
  offset = 0,
  shape = 'clock',
  size = 20,
  inherit,
  warnBelow = 3_600_000,
  boldBelow = 600_000,
  dangerBelow = 60_000,
  onEnd,
}: CountdownProps) {
  const { daysHours } = useLabels();
  const format = shape === 'clock' ? formatClock : formatDuration;
  const left = (now: number): number => until - now - offset;
  const written = useTick((now) => format(left(now), daysHours));
  const urgency = useTick((now) => {
    if (left(now) < dangerBelow) return 'danger';
    if (left(now) >= warnBelow) return 'calm';
    return left(now) < boldBelow ? 'bold' : 'warn';
  });
  const machine = useTick((now) => isoDuration(left(now)));
  const ended = useTick((now) => left(now) <= 0);

  const tell = useRef(onEnd);
  useEffect(() => {
    tell.current = onEnd;
  });
  useEffect(() => {
    if (ended) tell.current?.();
  }, [ended]);

  return (
    <Root
      role="timer"
      dateTime={machine}
      data-size={inherit ? undefined : size}
      data-inherit={inherit || undefined}
      data-left={ended ? 'ended' : urgency}
    >
      {written}
    </Root>
  );
}
