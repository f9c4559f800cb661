import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../icons/Icon.tsx';
import { color } from '../../tokens/tokens.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Age, Root, Under, Unit } from './Stat.styles.ts';

export interface StatProps {
  /** What the figure is. */
  label: ReactNode;
  /** The figure, formatted. */
  value: ReactNode;
  /** Quiet words after the figure: "of 412", "points". */
  unit?: ReactNode;
  /** Where the label stands. Default `under`. */
  caption?: 'under' | 'over';
  /** Default `start`. */
  align?: 'start' | 'end';
  /** 15 in headers, 20 for key figures. Default 15. */
  size?: 15 | 20;
  /** The value is a clock: mono. */
  clock?: boolean;
  /** Below it, what the figure is a share of or how it came: a `Meter`, a `Progress`, a `Spark`. */
  under?: ReactNode;
  /** Not known yet: a skeleton of the same size stands in its place. */
  loading?: boolean;
  /** The figure is old: since when, in words. */
  stale?: ReactNode;
}

/** A figure with its caption, alone or in a `StatRow`. */
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
  const figure = (
    <Root
      aria-busy={loading || undefined}
      data-caption={caption}
      data-align={align}
      data-size={size}
      data-clock={clock || undefined}
      data-stale={(stale !== undefined && !loading) || undefined}
    >
      <dt>{label}</dt>
      <dd>
        {loading ? <Skeleton width="64px" height={size === 20 ? '28px' : '18px'} /> : value}
        {unit !== undefined && !loading && (
          <>
            {' '}
            <Unit>{unit}</Unit>
          </>
        )}
      </dd>
    </Root>
  );
  if (under === undefined && stale === undefined) return figure;
  return (
    <div>
      {figure}
      {under !== undefined && <Under>{under}</Under>}
      {stale !== undefined && !loading && (
        <Age>
          <Icon icon={Clock} size={12} />
          {stale}
        </Age>
      )}
    </div>
  );
}

const RowRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  overflow: hidden;
  > * {
    flex: none;
    margin-block: 0 -1px;
    margin-inline: -1px 0;
    padding: 14px 20px;
    border-inline-start: 1px solid ${color.line};
    border-block-end: 1px solid ${color.line};
  }
  > [data-grow] {
    flex: 1 1 200px;
    min-width: 0;
  }
`;

export interface StatRowProps {
  /** `Stat`s, and what may take the rest of the row: any element with `data-grow`. */
  children: ReactNode;
}

/** Figures in cells with hairlines between them; wraps when narrow. */
export function StatRow({ children }: StatRowProps) {
  return <RowRoot>{children}</RowRoot>;
}
