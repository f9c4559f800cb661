import { useLabels } from '../../provider/KitProvider.tsx';
import { Root } from './Spinner.styles.ts';

export interface SpinnerProps {
  /** Size in px. Default 14. */
  size?: 14 | 20;
  /** Hidden from assistive technology, for use next to a text. */
  decorative?: boolean;
  /** Label. Default: the kit's own text for loading. */
  label?: string;
}

/** A running operation; visible after 200 ms. */
export function Spinner({ size = 14, decorative, label }: SpinnerProps) {
  const labels = useLabels();
  return (
    <Root
      data-size={size}
      {...(decorative
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': label ?? labels.loading })}
    />
  );
}
