import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';
import { vars } from '../../tokens/vars.ts';
import { meterTone } from './meter-tone.ts';

export interface MeterProps {
  /** How much is used, in the unit of `max`. */
  value: number;
  /** How much there is. */
  max: number;
  /** What is measured: "Memory". */
  label: string;
  /** Value and whole in words: "9.1 of 24 GiB". Seen behind the bar unless `hideText`. */
  valueText: string;
  /** The words stand elsewhere already. */
  hideText?: boolean;
  /** From this share on it is short of room: warn. Default 0.75. */
  warnFrom?: number;
  /** From this share on it is nearly full: danger. Default 0.9. */
  dangerFrom?: number;
  /** Beside the name in place of plain words, e.g. a flag. */
  lead?: ReactNode;
  /** Pixels. Default 4. */
  size?: 2 | 4;
}

const Root = styled.div`
  --meter: ${color.muted};
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  &[data-tone='warn'] {
    --meter: ${color.warn};
  }
  &[data-tone='danger'] {
    --meter: ${color.danger};
  }
`;

const Track = styled.div`
  flex: 1;
  min-width: 32px;
  height: 4px;
  overflow: hidden;
  border-radius: 2px;
  background: ${color.line};
  &[data-size='2'] {
    height: 2px;
  }
  &::before {
    content: '';
    display: block;
    width: var(--meter-share);
    height: 100%;
    border-radius: inherit;
    background: var(--meter);
  }
`;

const Words = styled.span`
  flex: none;
  color: ${color.muted};
  ${text.t12}
  ${text.figures}
  :is([data-tone='warn'], [data-tone='danger']) > & {
    color: var(--meter);
  }
`;

/** How full something is, out of what there is: no progress, it may fall again. */
export function Meter({
  value,
  max,
  label,
  valueText,
  hideText,
  warnFrom = 0.75,
  dangerFrom = 0.9,
  lead,
  size = 4,
}: MeterProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <Root data-tone={meterTone(share, warnFrom, dangerFrom)}>
      {lead}
      <Track
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(max, Math.max(0, value))}
        aria-valuetext={valueText}
        data-size={size}
        style={vars({ '--meter-share': `${share * 100}%` })}
      />
      {!hideText && <Words aria-hidden>{valueText}</Words>}
    </Root>
  );
}
