import { styled } from 'styled-components';
import { useLabels } from '../../provider/KitProvider.tsx';
import { text } from '../../tokens/text.ts';
import { formatClock, formatDuration, isoDuration } from '../Countdown/duration.ts';
import { useTick } from '../Countdown/ticker.ts';

export type DurationProps = {
  /**
   * `clock` is `hh:mm:ss` with a constant width; `short` is `m:ss`, `h:mm:ss` or days. Default
   * `short`.
   */
  shape?: 'clock' | 'short';
  /** Uses the monospaced font, for columns of durations. */
  mono?: boolean;
} & (
  | {
      /** A completed duration in ms. */
      span: number;
    }
  | {
      /** Start of a running duration, Unix ms; it is updated every second. */
      since: number;
      /** Difference between the server's clock and this device's, in ms. Default 0. */
      offset?: number;
    }
);

const Root = styled.time`
  ${text.figures}
  white-space: nowrap;
  &[data-mono] {
    ${text.m13}
  }
`;

/** How long something took, or has been running. The font size is inherited. */
export function Duration(props: DurationProps) {
  const { daysHours } = useLabels();
  const format = props.shape === 'clock' ? formatClock : formatDuration;
  const span = (now: number): number =>
    'span' in props
      ? props.span
      : Math.floor((now + (props.offset ?? 0) - props.since) / 1000) * 1000;
  const written = useTick((now) => format(span(now), daysHours));
  const machine = useTick((now) => isoDuration(span(now)));
  return (
    <Root dateTime={machine} data-mono={props.mono || undefined}>
      {written}
    </Root>
  );
}
