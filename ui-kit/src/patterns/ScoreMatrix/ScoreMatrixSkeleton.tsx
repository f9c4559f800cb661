import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Placeholder } from './MatrixOverlay.styles.ts';

interface Props {
  /** Number of skeleton rows. Default 12. */
  rows?: number;
}

/** The skeleton of a `ScoreMatrix`. */
export function ScoreMatrixSkeleton({ rows = 12 }: Props) {
  return (
    <Placeholder aria-hidden>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row}>
          <Skeleton width="16px" height="12px" />
          <Skeleton shape="avatar" />
          <Skeleton width={`${72 + ((row * 37) % 60)}px`} height="12px" />
          <Skeleton width="40px" height="12px" />
        </div>
      ))}
    </Placeholder>
  );
}
