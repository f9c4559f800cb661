import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Cards, HeldBars, HeldCard, Rows } from './ChallengeGrid.styles.ts';

/** No two titles are equally long. */
const TITLES = ['58%', '44%', '65%', '53%', '61%', '41%'];

/** Holds the place of a card: its title, its points and its solves. */
export const CardSkeleton = ({ place }: { place: number }) => (
  <HeldCard>
    <Skeleton shape="card" />
    <HeldBars>
      <Skeleton width={TITLES[place % TITLES.length] ?? '50%'} />
      <div>
        <Skeleton width="30px" />
        <Skeleton width="26px" height="18px" />
      </div>
    </HeldBars>
  </HeldCard>
);

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
          {layout === 'grid' ? <CardSkeleton place={place} /> : <Skeleton shape="row" />}
        </li>
      ))}
    </List>
  );
};
