import { styled } from 'styled-components';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export interface RankDeltaProps {
  /** Places gained (positive) or lost since the last visit; 0 shows nothing. */
  delta: number;
  /** In words: "up two". */
  label: string;
}

const Delta = styled.span`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 2px;
  ${text.t11}
  ${text.figures}
  color: ${color.ok};

  &[data-down] {
    color: ${color.danger};
  }
`;

/** A triangle and the number of places gained or lost. */
export function RankDelta({ delta, label }: RankDeltaProps) {
  if (delta === 0) return null;
  return (
    <Delta data-down={delta < 0 || undefined}>
      <svg width={8} height={8} viewBox="0 0 8 8" fill="currentColor" aria-hidden>
        <path d={delta > 0 ? 'M4 1l3.5 6h-7z' : 'M4 7L.5 1h7z'} />
      </svg>
      <span aria-hidden>{Math.abs(delta)}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Delta>
  );
}
