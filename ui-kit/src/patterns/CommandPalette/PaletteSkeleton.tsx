import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Row } from './CommandPalette.styles.ts';

/** Two skeleton rows. */
export function PaletteSkeleton() {
  return (
    <div aria-hidden>
      {['180px', '140px'].map((width) => (
        <Row key={width}>
          <Skeleton shape="avatar" width="20px" height="20px" />
          <Skeleton width={width} />
        </Row>
      ))}
    </div>
  );
}
