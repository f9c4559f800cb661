import { Grid, Skeleton, Stack } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';

/** Cards at their size, where challenges will be. */
export function BoardSkeleton() {
  const { LL } = useLanguage();
  return (
    <Stack role="status" aria-label={LL.game.board.loading()} aria-busy>
      <Grid min={160} gap={8}>
        {Array.from({ length: 12 }, (_, index) => (
          <Skeleton key={index} shape="card" />
        ))}
      </Grid>
    </Stack>
  );
}
