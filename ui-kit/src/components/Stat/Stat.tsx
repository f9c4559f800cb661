import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Age, Root, Under, Unit, RowRoot } from './Stat.styles.ts';

export interface StatProps {
  /** Label of the number. */
  label: ReactNode;
  /** The formatted number. */
  value: ReactNode;
  /** Muted text after the number: "of 412", "points". */
  unit?: ReactNode;
  /** Position of the label. Default `under`. */
  caption?: 'under' | 'over';
  /** Default `start`. */
  align?: 'start' | 'end';
  /** 15 in headers, 20 for key figures. Default 15. */
  size?: 15 | 20;
  /** Uses the monospaced font, for clocks. */
  clock?: boolean;
  /** Shown below the number: a `Meter`, a `Progress`, a `Spark`. */
  under?: ReactNode;
  /** Loading: shows a skeleton of the same size. */
  loading?: boolean;
  /** The number is out of date; since when, as text. */
  stale?: ReactNode;
}

/** The number and its unit, or a skeleton of the same height. */
function Amount({
  value,
  unit,
  size,
  loading,
}: Pick<StatProps, 'value' | 'unit' | 'size' | 'loading'>) {
  if (loading) return <Skeleton width="64px" height={size === 20 ? '28px' : '18px'} />;
  if (unit === undefined) return value;
  return (
    <>
      {value} <Unit>{unit}</Unit>
    </>
  );
}

/** A number with its label, alone or in a `StatRow`. */
export function Stat({
  label,
  value,
  unit,
  caption = 'under',
  align = 'start',
  size = 15,
  clock,
  under,
  loading,
  stale,
}: StatProps) {
  const isStale = stale !== undefined && !loading;
  const figure = (
    <Root
      aria-busy={loading || undefined}
      data-caption={caption}
      data-align={align}
      data-size={size}
      data-clock={clock || undefined}
      data-stale={isStale || undefined}
    >
      <dt>{label}</dt>
      <dd>
        <Amount value={value} unit={unit} size={size} loading={loading} />
      </dd>
    </Root>
  );
  if (under === undefined && stale === undefined) return figure;
  return (
    <div>
      {figure}
      {under !== undefined && <Under>{under}</Under>}
      {isStale && (
        <Age>
          <Icon icon={Clock} size={12} />
          {stale}
        </Age>
      )}
    </div>
  );
}

export interface StatRowProps {
  /** `Stat`s, and elements with `data-grow`, which take the rest of the row. */
  children: ReactNode;
}

/** `Stat`s in cells with hairlines between them; wraps if narrow. */
export function StatRow({ children }: StatRowProps) {
  return <RowRoot>{children}</RowRoot>;
}
