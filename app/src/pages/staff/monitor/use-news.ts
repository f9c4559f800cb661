import { useLanguage } from '../../../i18n/i18n.tsx';
import type { useHeldRows } from './use-held-rows.ts';
import { COUNT } from './use-monitor.ts';

/** What is said of rows that are held back; undefined without any. */
export function useNews({
  waiting,
  heldAt,
}: Pick<ReturnType<typeof useHeldRows>, 'waiting' | 'heldAt'>): string | undefined {
  const { LL, dates } = useLanguage();
  const words = LL.staff.monitor;
  if (waiting === 0) return undefined;
  const time = dates.time(heldAt);
  // Only as many as a page has are known.
  return waiting < COUNT
    ? words.newRows({ count: waiting, time })
    : words.manyNewRows({ count: COUNT - 1, time });
}
