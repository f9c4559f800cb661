import { keyframes, styled } from 'styled-components';
import { useLabels } from '../../provider/KitProvider.tsx';
import { media } from '../../tokens/media.ts';
import { radius } from '../../tokens/tokens.ts';

export interface SpinnerProps {
  /** Size in px. Default 14. */
  size?: 14 | 20;
  /** Hidden from assistive technology, for use next to a text. */
  decorative?: boolean;
  /** Label. Default: the kit's own text for loading. */
  label?: string;
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

const Root = styled.span`
  display: inline-block;
  flex: none;
  width: 14px;
  height: 14px;
  border: 2px solid color-mix(in srgb, currentColor 28%, transparent);
  border-top-color: currentColor;
  border-radius: ${radius.round};
  animation:
    ${turn} 0.8s linear infinite,
    ${appear} 1ms 200ms backwards;
  &[data-size='20'] {
    width: 20px;
    height: 20px;
  }
  ${media.reduced} {
    animation: ${appear} 1ms 200ms backwards;
  }
`;

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
