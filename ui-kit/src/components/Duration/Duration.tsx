import { styled } from 'styled-components';
import { useLabels } from '../../provider/KitProvider.tsx';
import { text } from '../../tokens/text.ts';
import { formatClock, formatDuration, isoDuration } from '../Countdown/duration.ts';
import { useTick } from '../Countdown/ticker.ts';

export type DurationProps = {
  /** `clock` is `hh:mm:ss` of one width; `short` is `m:ss`, `h:mm:ss`, days. Default `short`. */
  shape?: 'clock' | 'short';
  /** Read digit by digit, as in columns of clocks. */
  mono?: boolean;
} & (
  | {
      /** A span that is over, in ms. */
      span: number;
    }
  | {
      /** Since when it goes on, Unix ms: counts up each second. */
      since: number;
      /** What to add to this machine's clock to get the server's, in ms. Default 0. */
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

/** How long something took, or has been going on. The size is that around it. */
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
