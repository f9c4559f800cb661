import { styled } from 'styled-components';
import { Spinner } from '../Spinner/Spinner.tsx';
import { color, space } from '../../tokens/tokens.ts';

export interface PageLoaderProps {
  /** What is loading. Default: the kit's own label. */
  label?: string;
  /**
   * Fills the whole window, for pages without a frame. By default it fills the content area of the
   * frame.
   */
  whole?: boolean;
}

const Root = styled.div`
  display: grid;
  place-items: center;
  flex: 1;
  min-height: min(320px, 60vh);
  padding: ${space[32]};
  color: ${color.brandText};
  &[data-whole='true'] {
    min-height: 100dvh;
  }
`;

/** Placeholder for a page whose code is loading; visible after 200 ms. */
export function PageLoader({ label, whole = false }: PageLoaderProps) {
  return (
    <Root role="status" data-whole={whole}>
      <Spinner size={20} label={label} />
    </Root>
  );
}
