import type { SortWords } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';

/** What is said of a list that is being sorted. */
export function useSortWords(): SortWords {
  const { LL } = useLanguage();
  const words = LL.staff.order;
  return {
    handle: (name) => words.handle({ name }),
    up: (name) => words.up({ name }),
    down: (name) => words.down({ name }),
    lifted: (name) => words.lifted({ name }),
    moved: (name, place, count) => words.moved({ name, place, count }),
    dropped: (name) => words.dropped({ name }),
    cancelled: (name) => words.cancelled({ name }),
  };
}
