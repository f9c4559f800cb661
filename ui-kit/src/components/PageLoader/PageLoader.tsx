import { Spinner } from '../Spinner/Spinner.tsx';
import { Root } from './PageLoader.styles.ts';

export interface PageLoaderProps {
  /** What is loading. Default the kit's word for loading. */
  label?: string;
}

/** Stands for a page whose code is on its way; shows after 200 ms. */
export const PageLoader = ({ label }: PageLoaderProps) => (
  <Root role="status">
    <Spinner size={20} label={label} />
  </Root>
);
