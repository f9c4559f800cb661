import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Card, Foot, Picture, Words } from './GameCard.styles.ts';

/** The skeleton of a `GameCard`. */
export function GameCardSkeleton() {
  return (
    <Card aria-hidden>
      <Picture>
        <Skeleton shape="block" height="112px" />
      </Picture>
      <Words>
        <Skeleton width="70%" />
        <Skeleton />
        <Foot>
          <Skeleton width="40%" />
        </Foot>
      </Words>
    </Card>
  );
}
