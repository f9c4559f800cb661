import { styled } from 'styled-components';
import { vars } from '../../tokens/vars.ts';
import { color } from '../../tokens/tokens.ts';
import { px } from '../ProjectorBoard/projector-px.ts';

export interface ProgressLineProps {
  /** Elapsed share of the game's time, 0 to 1; other values are clamped. */
  value: number;
  /** Name for assistive technology: "Time passed". */
  label: string;
  /** At the lower edge of a header, as a bar in a card, or on a projector. Default `header`. */
  look?: 'header' | 'card' | 'projector';
}

/** At the lower edge of its nearest positioned ancestor, the header. */
const Line = styled.div`
  position: absolute;
  bottom: -1px;
  inset-inline-start: 0;
  width: 100%;
  height: 1px;
  overflow: clip;
  overflow-clip-margin: 3px;

  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline: 0 auto;
    width: var(--passed);
    background: ${color.control};
  }
  &::after {
    content: '';
    position: absolute;
    top: -3px;
    inset-inline-start: var(--passed);
    width: 1px;
    height: 7px;
    background: ${color.muted};
  }

  &[data-look='card'] {
    position: relative;
    bottom: 0;
    height: 2px;
    background: ${color.line};
  }
  &[data-look='projector'] {
    bottom: ${px(-2)};
    height: ${px(2)};

    &::before {
      background: ${color.brandStrong};
    }
    &::after {
      display: none;
    }
  }
`;

/** The elapsed share of a game's time as a line. */
export function ProgressLine({ value, label, look = 'header' }: ProgressLineProps) {
  const percent = Math.min(100, Math.max(0, value * 100));
  return (
    <Line
      role="progressbar"
      data-look={look}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      style={vars({ '--passed': `${percent}%` })}
    />
  );
}
