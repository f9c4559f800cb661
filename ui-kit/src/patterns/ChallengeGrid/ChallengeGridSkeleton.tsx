import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Cards, Head, HeldBars, HeldCard, HeldRow, Rows } from './ChallengeGrid.styles.ts';

/** Varying widths look more like text. */
const TITLES = ['58%', '44%', '65%', '53%', '61%', '41%'];

/** Skeleton of a card: title, points and solves. */
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

/** Skeleton of a row: flag, title and points. */
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
  /** The layout that the skeletons stand for. Default `grid`. */
  layout?: 'grid' | 'list';
  /** Number of skeletons. Default 12. */
  count?: number;
}

/** Skeleton of the board, shown until the first response. */
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
