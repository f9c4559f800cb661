import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Cards, Rows } from './ChallengeGrid.styles.ts';

export interface ChallengeGridSkeletonProps {
  layout?: 'grid' | 'list';
  /** How many places to hold; 12 unless told. */
  count?: number;
}

/** The board's shape while its first answer is on the way. */
export const ChallengeGridSkeleton = ({
  layout = 'grid',
  count = 12,
}: ChallengeGridSkeletonProps) => {
  const List = layout === 'grid' ? Cards : Rows;
  return (
    <List aria-hidden>
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <li key={place}>
          <Skeleton shape={layout === 'grid' ? 'card' : 'row'} />
        </li>
      ))}
    </List>
  );
};
