import { ChallengeGridSkeleton, Stack, useBelow } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';

interface BoardSkeletonProps {
  /** The layout of the challenges. Default `grid`; on phones always `list`. */
  layout?: 'grid' | 'list';
}

/** Skeleton of the challenges. */
export function BoardSkeleton({ layout = 'grid' }: BoardSkeletonProps) {
  const { LL } = useLanguage();
  const isPhone = useBelow('sm');
  return (
    <Stack role="status" aria-label={LL.game.board.loading()} aria-busy>
      <ChallengeGridSkeleton layout={isPhone ? 'list' : layout} />
    </Stack>
  );
}
