import { Skeleton, Stack } from '@halyard/ui-kit';
import { useLanguage } from '../../i18n/i18n.tsx';

const ROWS = [0, 1, 2, 3, 4, 5];

interface PostsLoadingProps {
  /** How many rows. Default 6. */
  rows?: number;
}

/** Placeholders of posts in a list. */
export function PostsLoading({ rows = ROWS.length }: PostsLoadingProps) {
  const { LL } = useLanguage();
  return (
    <Stack gap={24} maxWidth={760} role="status" aria-busy aria-label={LL.common.loading()}>
      {ROWS.slice(0, rows).map((row) => (
        <Stack key={row} gap={8}>
          <Skeleton width="45%" />
          <Skeleton />
          <Skeleton width="25%" />
        </Stack>
      ))}
    </Stack>
  );
}
