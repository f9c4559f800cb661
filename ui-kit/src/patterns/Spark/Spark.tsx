import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { vars } from '../../tokens/vars.ts';
import { linear, scoreAt, stepPath, type ScorePoint } from '../StepChart/chart-geometry.ts';
import { Box } from './Spark.styles.ts';

export interface SparkProps {
  /** In the order of time. */
  points: readonly ScorePoint[];
  /** The window, Unix ms. */
  start: number;
  end: number;
  /** What it says in words: "3,184 points, 412 of them in the last 24 hours". */
  label: string;
  /** Px; 28 unless told. It is as wide as its place. */
  height?: number;
  /** Not known yet: an even line stands there. */
  loading?: boolean;
  /** Its points are old: the line recedes. The words beside it say since when. */
  stale?: boolean;
}

/** The own score as a small line of steps, from its lowest to its highest in the window. */
export const Spark = ({ points, start, end, label, height = 28, loading, stale }: SparkProps) => {
  if (loading) return <Skeleton height={`${height}px`} />;
  const from = scoreAt(points, start);
  const to = scoreAt(points, end);
  const x = linear([start, Math.max(end, start + 1)], [0, 100]);
  const y = linear([from, to], [height - 3, to > from ? 3 : height - 3]);
  const inside = points.filter(({ at }) => at > start && at <= end);
  return (
    <Box
      role="img"
      aria-label={label}
      data-stale={stale || undefined}
      style={vars({ '--height': `${height}px`, '--end': `${y(to)}px` })}
    >
      <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden>
        <path d={stepPath(inside, x, (score) => y(Math.max(from, score)), start, end)} />
      </svg>
    </Box>
  );
};
