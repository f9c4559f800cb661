import { Check, TriangleAlert } from 'lucide-react';
import { Icon } from '../../icons/Icon.tsx';
import { Ratios } from './ColourField.styles.ts';

export interface ContrastRatio {
  /** Foreground and background: "Text on button". */
  label: string;
  /** E.g. 4.6 for 4.6 : 1. */
  ratio: number;
  /** The required ratio. */
  minimum: number;
}

/**
 * Contrast ratios of a colour where it is used. They are rounded down, so that none seems to pass
 * when it fails.
 */
export function ContrastRatios({ ratios }: { ratios: readonly ContrastRatio[] }) {
  return (
    <Ratios>
      {ratios.map((ratio) => (
        <RatioRow key={ratio.label} {...ratio} />
      ))}
    </Ratios>
  );
}

function RatioRow({ label, ratio, minimum }: ContrastRatio) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <Icon icon={ratio >= minimum ? Check : TriangleAlert} size={12} />
        {(Math.floor(ratio * 10) / 10).toFixed(1)} : 1
      </dd>
    </>
  );
}
