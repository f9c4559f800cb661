import { styled } from 'styled-components';
import { Countdown } from '../../components/Countdown/Countdown.tsx';
import { useTick } from '../../components/Countdown/ticker.ts';
import { Progress } from '../../components/Progress/Progress.tsx';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';
import { lifeShare, lifeStage } from './life.ts';

export interface LifeBarProps {
  /** Start and end of the instance, Unix ms. */
  from: number;
  /** End of the instance, Unix ms. */
  until: number;
  /** Offset of the server's clock from this device's, in ms. Default 0. */
  offset?: number;
  /** How long before the end it may be extended, in ms. Default: ten minutes. */
  soon?: number;
  /** Name of the bar: "Time left of Undertow’s instance". */
  label: string;
  /** The whole lifetime: "of 2:00:00". */
  whole: string;
}

const Root = styled.span`
  display: inline-grid;
  vertical-align: top;
  grid-template-columns: 72px 8ch auto;
  gap: 10px;
  align-items: center;

  & > time {
    text-align: end;
  }
  & > span:last-child {
    ${text.t13}
    ${text.figures}
    color: ${color.faint};
  }
`;

const tones = { calm: 'neutral', soon: 'warn', last: 'danger', over: 'danger' } as const;

/** The remaining time of an instance: a bar, a clock and the whole lifetime. */
export function LifeBar({ from, until, offset = 0, soon = 600_000, label, whole }: LifeBarProps) {
  const share = useTick((now) => lifeShare(until - now - offset, until - from));
  const stage = useTick((now) => lifeStage(until - now - offset, soon));
  return (
    <Root>
      <Progress value={share} label={label} tone={tones[stage]} />
      <Countdown
        until={until}
        offset={offset}
        shape="short"
        size={13}
        warnBelow={soon}
        dangerBelow={60_000}
      />
      <span>{whole}</span>
    </Root>
  );
}
