import { hasStarted } from '@halyard/sdk/rules';
import { DateTimeField, FormField, FormSection, Grid, useTick } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { GameSectionProps } from './game-section.ts';

/** Start and end. The start of a game cannot be changed after players have seen it start. */
export function ScheduleSection({ game, form }: GameSectionProps) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.info;
  const isFixed = useTick((now) => !game.hidden && hasStarted(game, now));
  return (
    <FormSection
      narrow
      title={words.schedule()}
      description={words.allTimes({ zone: dates.zone(game.start) })}
    >
      <Grid columns="minmax(0, 1fr) minmax(0, 1fr)" from="sm" align="start">
        <FormField
          label={words.start()}
          {...form.field('start')}
          hint={isFixed ? words.startFixed() : undefined}
        >
          <DateTimeField {...form.bind('start')} disabled={isFixed} />
        </FormField>
        <FormField
          label={words.end()}
          {...form.field('end')}
          hint={
            form.changed.includes('end') ? words.was({ value: dates.moment(game.end) }) : undefined
          }
        >
          <DateTimeField {...form.bind('end')} />
        </FormField>
      </Grid>
    </FormSection>
  );
}
