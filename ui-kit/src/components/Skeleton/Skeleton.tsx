import { vars } from '../../tokens/vars.ts';
import { Root } from './Skeleton.styles.ts';

export interface SkeletonProps {
  /** Default `text`: a line of 14 px text. */
  shape?: 'text' | 'card' | 'row' | 'chart' | 'avatar' | 'person' | 'block';
  /** CSS width. Default: the available width, or 24px for `avatar` (of a team) and `person` (round). */
  width?: string;
  /** CSS height. Default by shape: text 20px, row 36px, card 84px, chart 140px, avatar 24px. */
  height?: string;
}

/**
 * A placeholder in the size of loading content; visible after 200 ms. Set `aria-busy` and a name on the
 * region, because the skeleton is hidden from assistive technology.
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
