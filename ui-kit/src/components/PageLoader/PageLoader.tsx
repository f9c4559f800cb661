import { Spinner } from '../Spinner/Spinner.tsx';
import { Root } from './PageLoader.styles.ts';

export interface PageLoaderProps {
  /** What is loading. Default the kit's word for loading. */
  label?: string;
  /** Nothing stands around the page: it takes the whole window. Default the place of the page. */
  whole?: boolean;
}

/** Stands for a page whose code is on its way; shows after 200 ms. */
export function PageLoader({ label, whole = false }: PageLoaderProps) {
  return (
    <Root role="status" data-whole={whole}>
      <Spinner size={20} label={label} />
    </Root>
  );
}
