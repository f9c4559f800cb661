import { Grid, Skeleton, Stack } from '@halyard/ui-kit';
import { useLanguage } from '../../i18n/i18n.tsx';

/** Skeleton of a live game and two rows of cards. */
export function GamesLoading() {
  const { LL } = useLanguage();
  return (
    <Stack gap={16} aria-busy aria-label={LL.common.loading()} role="status">
      <Skeleton shape="card" height="150px" />
      <Grid min={280} gap={16}>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} shape="card" height="246px" />
        ))}
      </Grid>
    </Stack>
  );
}
