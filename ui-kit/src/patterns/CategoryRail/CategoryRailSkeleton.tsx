import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Entry, Heading } from './CategoryRail.styles.ts';

/** Varying widths look more like text. */
const NAMES = ['40px', '56px', '48px', '64px', '36px', '72px'];

interface Props {
  /** Number of skeleton rows. Default 8. */
  rows?: number;
}

/** Skeleton of the rail, shown until the categories are known. */
export function CategoryRailSkeleton({ rows = 8 }: Props) {
  return (
    <div aria-hidden>
      <Heading as="div">
        <Skeleton width="64px" height="16px" />
      </Heading>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <Entry as="div" key={row}>
          <Skeleton shape="block" width="18px" height="18px" />
          <Skeleton width={NAMES[row % NAMES.length] ?? '48px'} />
        </Entry>
      ))}
    </div>
  );
}
