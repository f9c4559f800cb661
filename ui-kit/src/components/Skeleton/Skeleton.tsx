import { keyframes, styled } from 'styled-components';
import { color, radius } from '../../tokens/tokens.ts';
import { vars } from '../../tokens/vars.ts';

export interface SkeletonProps {
  /** Default `text`: a line of 14 px text. */
  shape?: 'text' | 'card' | 'row' | 'avatar' | 'block';
  /** Width as CSS. Default all there is; an avatar is 24px. */
  width?: string;
  /** Height as CSS. Default by shape: text 20px, row 36px, card 84px, avatar 24px. */
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
  &[data-shape='avatar'] {
    flex: none;
    width: var(--skeleton-width, 24px);
    height: var(--skeleton-height, 24px);
  }
  &[data-shape='avatar']::before {
    border-radius: ${radius.small};
  }
`;

/**
 * Holds the place of what loads, at its size, and appears after 200 ms. Put `aria-busy` and a name
 * on the region; the skeleton itself says nothing.
 */
export const Skeleton = ({ shape = 'text', width, height }: SkeletonProps) => (
  <Root
    aria-hidden
    data-shape={shape}
    style={vars({ '--skeleton-width': width, '--skeleton-height': height })}
  />
);
