import type { PostInfo } from '@halyard/sdk/types';
import { ArchiveNav } from '@halyard/ui-kit';
import { useLanguage } from '../../i18n/i18n.tsx';
import { href } from '../../app/routes/paths.ts';
import { countMonths } from './post-list.ts';
import type { PostViewState } from './use-post-view.ts';

interface PostArchiveProps {
  posts: readonly PostInfo[];
  state: PostViewState;
}

/** The months that have posts. */
export function PostArchive({ posts, state }: PostArchiveProps) {
  const { LL, dates } = useLanguage();
  const months = countMonths(posts);
  const years = [...new Set(months.map(({ month }) => month.slice(0, 4)))];
  return (
    <ArchiveNav
      label={LL.posts.months()}
      groups={years.map((year) => ({
        title: year,
        entries: months
          .filter(({ month }) => month.startsWith(year))
          .map(({ month, time, count }) => ({
            href: `${href.posts()}${state.monthHref(month)}`,
            label: dates.month(time),
            count: LL.common.number({ value: count }),
            current: month === state.view.month,
          })),
      }))}
    />
  );
}
