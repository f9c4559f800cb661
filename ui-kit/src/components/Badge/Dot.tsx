import { styled } from 'styled-components';
import { color, radius } from '../../tokens/tokens.ts';

export interface DotProps {
  /** Default `brand`. */
  tone?: 'brand' | 'ok' | 'warn' | 'danger' | 'info' | 'neutral';
  /** An outline instead of a fill: nothing of it is going on. */
  hollow?: boolean;
  /** Adds a halo: something is in progress right now. */
  live?: boolean;
  /**
   * Name for assistive technology when there is no label next to the dot. Without it the dot is
   * decorative.
   */
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
  &[data-hollow] {
    background: none;
    box-shadow: inset 0 0 0 1.5px ${color.faint};
  }
  &[data-live] {
    margin-inline: 4px;
    box-shadow: 0 0 0 4px color-mix(in srgb, var(--dot) 18%, transparent);
  }
`;

/** A coloured dot next to a label: live, unread, changed. */
export function Dot({ tone = 'brand', hollow, live, label }: DotProps) {
  return (
    <Root
      data-tone={tone}
      data-hollow={hollow || undefined}
      data-live={live || undefined}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  );
}
