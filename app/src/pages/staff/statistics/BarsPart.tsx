import { Bars, type BarsProps, Card, Section, Stack, Text } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';

type DrawnProps = Pick<BarsProps, 'levels' | 'buckets' | 'end' | 'axis'>;

export interface BarsPartProps extends DrawnProps {
  title: string;
  /** What is counted. */
  text: string;
  /** Shown when nothing was counted. */
  empty: string;
  /** Head of the first column of the table. */
  head: string;
  formatAt: (at: number) => string;
  /** Where there is little room. */
  formatTick: (at: number) => string;
}

const HEIGHT = 180;

/** A bar chart with its title, and what it counts in a sentence. */
export function BarsPart(props: BarsPartProps) {
  const { title, text, empty, head, levels, buckets, formatAt, ...drawn } = props;
  const { LL } = useLanguage();
  const hasCounts = buckets.some(({ counts }) => counts.some((count) => count > 0));
  const nameOf = (id: string) => levels.find((level) => level.id === id)?.name ?? id;
  return (
    <Card>
      <Section title={title}>
        <Stack gap={12}>
          <Text as="p" size={13} tone="muted">
            {text}
          </Text>
          <Bars
            {...drawn}
            levels={levels}
            buckets={hasCounts ? buckets : []}
            empty={empty}
            label={title}
            legend
            height={HEIGHT}
            words={{ table: LL.common.asTable(), chart: LL.common.asChart(), time: head }}
            formatScale={(value) => LL.common.number({ value })}
            formatTime={formatAt}
            formatCount={(id, count) => LL.staff.statistics.countOf({ name: nameOf(id), count })}
          />
        </Stack>
      </Section>
    </Card>
  );
}
