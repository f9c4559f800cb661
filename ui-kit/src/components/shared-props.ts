import type { Ref } from 'react';

export type ButtonSize = 'small' | 'medium' | 'large';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'destructive';

/** What a colour says. `neutral` says nothing; texts name the shades of it. */
type Tone =
  | ('neutral' | 'brand' | 'info' | 'ok' | 'warn' | 'danger')
  | ('text' | 'prose' | 'muted' | 'faint' | 'disabled');

/**
 * The names of props that mean the same in every component. A component takes those values that it
 * draws; for everything else it has a name of its own. A test compares all public components with
 * this list.
 */
export interface SharedProps {
  /** How big the component is drawn: a step, `medium` unless said otherwise, or pixels. */
  size?: ButtonSize | number;
  /** How much weight an action has among those next to it. */
  variant?: ButtonVariant;
  /** What the colour says. An icon or a word says it too. */
  tone?: Tone;
  /** Its content is still being read: it shows skeletons or a spinner in its place. */
  loading?: boolean;
  /** The element that takes the focus. */
  ref?: Ref<HTMLElement>;
}
