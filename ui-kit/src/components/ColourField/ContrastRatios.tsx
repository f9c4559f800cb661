import { Check, TriangleAlert } from 'lucide-react';
import { Icon } from '../../icons/Icon.tsx';
import { Ratios } from './ColourField.styles.ts';

export interface ContrastRatio {
  /** What stands on what: "Text on button". */
  label: string;
  /** E.g. 4.6 for 4.6 : 1. */
  ratio: number;
  /** What it has to reach. */
  least: number;
}

/** How well a colour can be read where it is used; cut, not rounded, so that none is flattered. */
export function ContrastRatios({ ratios }: { ratios: readonly ContrastRatio[] }) {
  return (
    <Ratios>
      {ratios.map((ratio) => (
        <RatioRow key={ratio.label} {...ratio} />
      ))}
    </Ratios>
  );
}

function RatioRow({ label, ratio, least }: ContrastRatio) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <Icon icon={ratio >= least ? Check : TriangleAlert} size={12} />
        {(Math.floor(ratio * 10) / 10).toFixed(1)} : 1
      </dd>
    </>
  );
}
