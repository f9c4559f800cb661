import { Row } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { ChoiceChip } from '../list/ChoiceChip.tsx';
import { fileSizeText } from '../shared/file-size.ts';
import type { Traffic } from './use-traffic.ts';

const MINUTE = 60_000;
const MEGABYTE = 1024 * 1024;
const SIZES = [MEGABYTE / 64, MEGABYTE, 20 * MEGABYTE];

/** Filters of the files by time and size. */
export function FileFilters({ traffic: { address, set } }: { traffic: Traffic }) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.monitor;
  const { since, least } = address.filter;
  const change = (changes: Record<string, string | null>) => set(changes, { replace: true });
  const sinceAgo = (label: string, minutes: number) => ({
    label,
    onSelect: () => change({ from: String(Date.now() - minutes * MINUTE) }),
  });
  return (
    <Row gap={8} pad={8} wrap>
      <ChoiceChip
        label={words.time()}
        value={since === null ? undefined : words.since({ time: dates.weekMoment(since) })}
        entries={[
          sinceAgo(words.lastQuarter(), 15),
          sinceAgo(words.lastHour(), 60),
          sinceAgo(words.lastDay(), 24 * 60),
        ]}
        onRemove={() => change({ from: null })}
      />
      <ChoiceChip
        label={LL.staff.traffic.size()}
        value={
          least === null ? undefined : LL.staff.traffic.atLeast({ size: fileSizeText(LL, least) })
        }
        entries={SIZES.map((bytes) => ({
          label: LL.staff.traffic.atLeast({ size: fileSizeText(LL, bytes) }),
          onSelect: () => change({ least: String(bytes) }),
        }))}
        onRemove={() => change({ least: null })}
      />
    </Row>
  );
}
