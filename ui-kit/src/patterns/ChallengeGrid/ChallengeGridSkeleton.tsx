import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Cards, Head, HeldBars, HeldCard, HeldRow, Rows } from './ChallengeGrid.styles.ts';

/** No two titles are equally long. */
const TITLES = ['58%', '44%', '65%', '53%', '61%', '41%'];

/** Holds the place of a card: its title, its points and its solves. */
export function CardSkeleton({ place }: { place: number }) {
  return (
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
}

/** Holds the place of a row: its flag, its title and its points. */
function RowSkeleton({ place }: { place: number }) {
  return (
    <HeldRow>
      <Skeleton shape="block" width="18px" height="18px" />
      <span>
        <Skeleton width={TITLES[place % TITLES.length] ?? '50%'} />
      </span>
      <Skeleton width="30px" />
    </HeldRow>
  );
}

export interface ChallengeGridSkeletonProps {
  layout?: 'grid' | 'list';
  /** How many places to hold; 12 unless told. */
  count?: number;
}

/** The board's shape while its first answer is on the way. */
export function ChallengeGridSkeleton({ layout = 'grid', count = 12 }: ChallengeGridSkeletonProps) {
  const List = layout === 'grid' ? Cards : Rows;
  return (
    <section aria-hidden data-layout={layout}>
      <Head>
        <div>
          <Skeleton width="112px" />
        </div>
      </Head>
      <List>
        {Array.from({ length: count }, (_, place) => place).map((place) => (
          <li key={place}>
            {layout === 'grid' ? <CardSkeleton place={place} /> : <RowSkeleton place={place} />}
          </li>
        ))}
      </List>
    </section>
  );
}
