import { Pager, PageSize, Stack } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { PAGE_SIZES } from './page-sizes.ts';

interface ListPagerProps {
  /** From `useList`. */
  list: {
    page: number;
    size: number;
    pageHref: (page: number) => string;
    resize: (size: number) => void;
  };
  /** The selectable page sizes. Default: those of most lists of staff. */
  sizes?: readonly number[];
  /** Undefined while the first page loads. */
  total: number | undefined;
}

/** The range of visible rows, links to other pages and the page size. */
export function ListPager({ list, sizes = PAGE_SIZES, total = 0 }: ListPagerProps) {
  const { LL } = useLanguage();
  const words = LL.staff.list;
  const { page, size } = list;
  if (total <= Math.min(...sizes)) return null;
  const from = (page - 1) * size + 1;
  return (
    <Stack pad="page">
      <Pager
        label={words.pages()}
        page={page}
        pages={Math.ceil(total / size)}
        href={list.pageHref}
        pageLabel={(each) => words.page({ page: each })}
        note={words.range({ from, to: Math.min(total, from + size - 1), total })}
        pageSize={
          <PageSize
            label={words.size()}
            value={size}
            sizes={sizes.toSorted((a, b) => a - b)}
            onValueChange={list.resize}
          />
        }
      />
    </Stack>
  );
}
