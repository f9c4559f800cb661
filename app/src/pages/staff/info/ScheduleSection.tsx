import { DateTimeField, FormField, FormSection, Grid, useTick } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { GameSectionProps } from './GameFields.tsx';

/** When a game is played. Once players have seen it begin, its start is fixed. */
export function ScheduleSection({ game, draft, errors }: GameSectionProps) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.info;
  const { values, changed, set } = draft;
  const isFixed = useTick((now) => !game.hidden && now >= game.start);
  return (
    <FormSection
      narrow
      title={words.schedule()}
      description={words.allTimes({ zone: dates.zone(game.start) })}
    >
      <Grid columns="minmax(0, 1fr) minmax(0, 1fr)" from="sm" align="start">
        <FormField
          label={words.start()}
          required
          changed={changed.includes('start')}
          hint={isFixed ? words.startFixed() : undefined}
          error={errors.start}
        >
          <DateTimeField
            value={values.start}
            onValueChange={(value) => set('start', value)}
            disabled={isFixed}
          />
        </FormField>
        <FormField
          label={words.end()}
          required
          changed={changed.includes('end')}
          hint={changed.includes('end') ? words.was({ value: dates.moment(game.end) }) : undefined}
          error={errors.end}
        >
          <DateTimeField value={values.end} onValueChange={(value) => set('end', value)} />
        </FormField>
      </Grid>
    </FormSection>
  );
}
