import type { ReactNode } from 'react';
import { vars } from '../../tokens/vars.ts';
import { meterTone } from './meter-tone.ts';
import { Root, Track, Words } from './Meter.styles.ts';

export interface MeterProps {
  /** Used amount, in the unit of `max`. */
  value: number;
  /** Total amount. */
  max: number;
  /** What is measured: "Memory". */
  label: string;
  /** Value and total as text: "9.1 of 24 GiB". Shown after the bar unless `hideText`. */
  valueText: string;
  /** Hides the text, if it is shown elsewhere. */
  hideText?: boolean;
  /** Fraction from which the bar is a warning. Default 0.75. */
  warnFrom?: number;
  /** Fraction from which the bar is danger. Default 0.9. */
  dangerFrom?: number;
  /** Replaces the plain label, e.g. with a flag. */
  lead?: ReactNode;
  /** Height in pixels. Default 4. */
  size?: 2 | 4;
}

/** How much of a capacity is used. For progress of a task use `Progress`. */
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
