import { keyframes, styled } from 'styled-components';
import { color, radius } from '../../tokens/tokens.ts';
import { vars } from '../../tokens/vars.ts';

export interface SkeletonProps {
  /** Default `text`: a line of 14 px text. */
  shape?: 'text' | 'card' | 'row' | 'chart' | 'avatar' | 'person' | 'block';
  /** Width as CSS. Default all there is; an avatar is 24px (`avatar` a team's, `person` round). */
  width?: string;
  /** Height as CSS. Default by shape: text 20px, row 36px, card 84px, chart 140px, avatar 24px. */
  height?: string;
}

// Quick answers must not flash: what loads within 200 ms never shows a skeleton.
const appear = keyframes`
  from { opacity: 0; }
`;

const Root = styled.span`
  display: block;
  width: var(--skeleton-width, 100%);
  height: var(--skeleton-height, 20px);
  animation: ${appear} 1ms 200ms backwards;
  &::before {
    content: '';
    display: block;
    height: 100%;
    border-radius: ${radius.badge};
    background: ${color.line};
  }
  &[data-shape='text'] {
    padding-block: 4px;
  }
  &[data-shape='row'] {
    height: var(--skeleton-height, 36px);
    padding-block: 8px;
  }
  &[data-shape='card'] {
    height: var(--skeleton-height, 84px);
  }
  &[data-shape='card']::before {
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.surface};
  }
  &[data-shape='chart'] {
    height: var(--skeleton-height, 140px);
  }
  /* Steps that rise, as scores do. */
  &[data-shape='chart']::before {
    border-radius: 0;
    clip-path: polygon(
      0 calc(100% - 1px),
      22% calc(100% - 1px),
      22% 70%,
      38% 70%,
      38% 58%,
      56% 58%,
      56% 36%,
      78% 36%,
      78% 12%,
      100% 12%,
      100% calc(12% + 2px),
      calc(78% + 2px) calc(12% + 2px),
      calc(78% + 2px) calc(36% + 2px),
      calc(56% + 2px) calc(36% + 2px),
      calc(56% + 2px) calc(58% + 2px),
      calc(38% + 2px) calc(58% + 2px),
      calc(38% + 2px) calc(70% + 2px),
      calc(22% + 2px) calc(70% + 2px),
      calc(22% + 2px) 100%,
      0 100%
    );
  }
  &:is([data-shape='avatar'], [data-shape='person']) {
    flex: none;
    width: var(--skeleton-width, 24px);
    height: var(--skeleton-height, 24px);
  }
  &[data-shape='avatar']::before {
    border-radius: ${radius.small};
  }
  &[data-shape='person']::before {
    border-radius: ${radius.round};
  }
`;

/**
 * Holds the place of what loads, at its size, and appears after 200 ms. Put `aria-busy` and a name
 * on the region; the skeleton itself says nothing.
 */
export function Skeleton({ shape = 'text', width, height }: SkeletonProps) {
  return (
    <Root
      aria-hidden
      data-shape={shape}
      style={vars({ '--skeleton-width': width, '--skeleton-height': height })}
    />
  );
}
