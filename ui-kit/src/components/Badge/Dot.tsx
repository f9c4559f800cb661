import { styled } from 'styled-components';
import { color, radius } from '../../tokens/tokens.ts';

export interface DotProps {
  /** Default brand. `hollow` is an outline. */
  tone?: 'brand' | 'ok' | 'warn' | 'danger' | 'info' | 'neutral' | 'hollow';
  /** A halo: this goes on right now. */
  live?: boolean;
  /** Name when no word stands beside it; without it the dot is decoration. */
  label?: string;
}

const Root = styled.i`
  --dot: ${color.brandStrong};
  display: inline-block;
  flex: none;
  width: 7px;
  height: 7px;
  border-radius: ${radius.round};
  background: var(--dot);
  &[data-tone='ok'] {
    --dot: ${color.ok};
  }
  &[data-tone='warn'] {
    --dot: ${color.warn};
  }
  &[data-tone='danger'] {
    --dot: ${color.danger};
  }
  &[data-tone='info'] {
    --dot: ${color.info};
  }
  &[data-tone='neutral'] {
    --dot: ${color.disabled};
  }
  &[data-tone='hollow'] {
    background: none;
    box-shadow: inset 0 0 0 1.5px ${color.faint};
  }
  &[data-live] {
    margin-inline: 4px;
    box-shadow: 0 0 0 4px color-mix(in srgb, var(--dot) 18%, transparent);
  }
`;

/** A coloured point beside a word: live, unread, changed. */
export function Dot({ tone = 'brand', live, label }: DotProps) {
  return (
    <Root
      data-tone={tone}
      data-live={live || undefined}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  );
}
