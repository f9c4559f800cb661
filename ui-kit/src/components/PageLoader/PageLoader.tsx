import { Spinner } from '../Spinner/Spinner.tsx';
import { Root } from './PageLoader.styles.ts';

export interface PageLoaderProps {
  /** What is loading. Default: the kit's own label. */
  label?: string;
  /**
   * Fills the whole window, for pages without a frame. By default it fills the content area of the
   * frame.
   */
  whole?: boolean;
}

/** Placeholder for a page whose code is loading; visible after 200 ms. */
export function PageLoader({ label, whole = false }: PageLoaderProps) {
  return (
    <Root role="status" data-whole={whole}>
      <Spinner size={20} label={label} />
    </Root>
  );
}
