import { Skeleton, Stack } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';

/** The placeholder of a form while it loads. */
export function FormLoading() {
  const { LL } = useLanguage();
  return (
    <Stack
      pad="page"
      gap={24}
      maxWidth={860}
      aria-busy
      aria-label={LL.common.loading()}
      role="status"
    >
      <Skeleton shape="block" height="120px" />
      <Skeleton shape="block" height="72px" />
      <Skeleton shape="block" height="120px" />
      <Skeleton shape="block" height="200px" />
    </Stack>
  );
}
