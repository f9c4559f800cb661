import { Skeleton, Split, Stack } from '@halyard/ui-kit';
import { useLanguage } from '../../i18n/i18n.tsx';

/** Skeleton of the list and the details of a team. */
export function TeamsLoading() {
  const { LL } = useLanguage();
  const list = (
    <Stack pad={12} gap={4}>
      <Skeleton shape="row" height="60px" />
      <Skeleton shape="row" height="60px" />
    </Stack>
  );
  return (
    <div role="status" aria-busy aria-label={LL.common.loading()}>
      <Split start={{ content: list, width: 300, below: 'stack' }}>
        <Stack pad="page" gap={24} maxWidth={720}>
          <Skeleton height="64px" />
          <Skeleton shape="card" height="132px" />
        </Stack>
      </Split>
    </div>
  );
}
