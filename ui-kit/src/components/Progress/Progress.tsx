import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { color, motion } from '../../tokens/tokens.ts';
import { vars } from '../../tokens/vars.ts';

export interface ProgressProps {
  /** Share done, 0 to 1. Outside of it is cut. */
  value: number;
  /** What progresses. */
  label: string;
  /** Words for the value, e.g. "641,280 of about 1,048,576 hashes". Default per cent. */
  valueText?: string;
  /** Pixels. Default 4. */
  size?: 2 | 4;
  /** Default `brand`; `neutral` for shares of others. */
  tone?: 'brand' | 'ok' | 'warn' | 'danger' | 'neutral';
}

const Root = styled.div`
  --progress: ${color.brandStrong};
  overflow: hidden;
  height: 4px;
  border-radius: 2px;
  background: ${color.line};
  &[data-size='2'] {
    height: 2px;
  }
  &[data-tone='ok'] {
    --progress: ${color.ok};
  }
  &[data-tone='warn'] {
    --progress: ${color.warn};
  }
  &[data-tone='danger'] {
    --progress: ${color.danger};
  }
  &[data-tone='neutral'] {
    --progress: ${color.muted};
  }
  &::before {
    content: '';
    display: block;
    height: 100%;
    border-radius: 2px;
    background: var(--progress);
    transform: translateX(calc(var(--progress-value) - 100%));
    transition: transform ${motion.move};
  }
  &:dir(rtl)::before {
    transform: translateX(calc(100% - var(--progress-value)));
  }
  ${media.forced} {
    forced-color-adjust: none;
    --progress: Highlight;
    background: GrayText;
  }
`;

/** A bar that fills. */
export function Progress({ value, label, valueText, size = 4, tone = 'brand' }: ProgressProps) {
  const percent = Math.min(100, Math.max(0, value * 100));
  return (
    <Root
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      aria-valuetext={valueText}
      data-size={size}
      data-tone={tone}
      style={vars({ '--progress-value': `${percent}%` })}
    />
  );
}
