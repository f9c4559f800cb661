import { useId } from 'react';
import { LetterClip, LetterShape } from '../LetterFlag/LetterFlag.tsx';
import { Drawing } from './PoleFlag.styles.ts';

export interface MissingFlagProps {
  /** `small`: 40 x 44, for empty states; `large`: 96 x 220, for a page. */
  size?: 'small' | 'large';
}

/** A pole with a missing, dashed flag: there is nothing here. Decorative. */
export function MissingFlag({ size = 'small' }: MissingFlagProps) {
  return size === 'small' ? (
    <Drawing width={40} height={44} viewBox="0 0 40 44" aria-hidden>
      <line x1="8" x2="8" y1="2" y2="42" />
      <rect x="9" y="4" width="24" height="18" />
    </Drawing>
  ) : (
    <Drawing width={96} height={220} viewBox="0 0 96 220" data-large aria-hidden>
      <line x1="10" x2="10" y1="0" y2="220" />
      <rect x="11" y="8" width="56" height="56" />
    </Drawing>
  );
}

/** The flags N over C, the distress signal: something failed. Decorative. */
export function DistressFlags() {
  const clip = useId();
  return (
    <Drawing width={96} height={220} viewBox="0 0 96 220" data-large aria-hidden>
      <LetterClip id={clip} />
      <line x1="10" x2="10" y1="0" y2="220" />
      <LetterShape letter="N" x={11} y={8} size={56} clip={clip} />
      <LetterShape letter="C" x={11} y={74} size={56} clip={clip} />
    </Drawing>
  );
}

export interface RaisedFlagProps {
  /** `small`: 40 x 44, for completed lists; `large`: 40 x 72, next to a new solve. */
  size?: 'small' | 'large';
}

/** The raised flag: done. It rises once; with reduced motion it does not move. */
export function RaisedFlag({ size = 'small' }: RaisedFlagProps) {
  return size === 'small' ? (
    <Drawing width={40} height={44} viewBox="0 0 40 44" data-raised aria-hidden>
      <line x1="8" x2="8" y1="2" y2="42" />
      <g>
        <path d="M10 4h24l-7 9 7 9H10z" />
      </g>
    </Drawing>
  ) : (
    <Drawing width={40} height={72} viewBox="0 0 40 72" data-raised aria-hidden>
      <line x1="6" x2="6" y1="3" y2="69" />
      <g>
        <path d="M8 6h26l-7 8.5 7 8.5H8z" />
        <path d="M8 6h10l-4 8.5 4 8.5H8z" />
      </g>
    </Drawing>
  );
}
