import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export interface RingProps {
  /** Remaining or completed share, 0 to 1. */
  value: number;
  /** Short text inside: "72m", "18h". */
  children: string;
  /** Name for assistive technology: "72 minutes left". */
  label: string;
  /** Size in px. Default 44. */
  size?: 32 | 40 | 44;
  /** Default neutral. */
  tone?: 'neutral' | 'brand' | 'warn' | 'danger';
}

const Root = styled.svg`
  --ring: ${color.muted};
  --ring-text: ${color.text};
  &[data-tone='brand'] {
    --ring: ${color.brandStrong};
  }
  &[data-tone='warn'] {
    --ring: ${color.warn};
    --ring-text: ${color.warn};
  }
  &[data-tone='danger'] {
    --ring: ${color.danger};
    --ring-text: ${color.danger};
  }
  circle {
    fill: none;
    stroke: ${color.line};
    stroke-width: 3;
  }
  circle + circle {
    stroke: var(--ring);
    stroke-linecap: round;
  }
  text {
    ${text.m11}
    font-weight: 600;
    fill: var(--ring-text);
    text-anchor: middle;
  }
`;

/** A share as a ring, with the value inside. */
export function Ring({ value, children, label, size = 44, tone = 'neutral' }: RingProps) {
  const middle = size / 2;
  const radius = middle - 2.5;
  const around = 2 * Math.PI * radius;
  const share = Math.min(1, Math.max(0, value));
  const circle = { cx: middle, cy: middle, r: radius };
  return (
    <Root
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      data-tone={tone}
    >
      <circle {...circle} />
      {share > 0 && (
        <circle
          {...circle}
          strokeDasharray={`${around * share} ${around}`}
          transform={`rotate(-90 ${middle} ${middle})`}
        />
      )}
      <text x={middle} y={middle + 4}>
        {children}
      </text>
    </Root>
  );
}
