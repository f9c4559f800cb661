import { hasStarted } from '@halyard/sdk/rules';
import {
  Button,
  DateTimeField,
  FormField,
  FormSection,
  Grid,
  Row,
  Stack,
  useTick,
} from '@halyard/ui-kit';
import { useExtension } from '../../../app/routes/use-extension.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { GameSectionProps } from './game-section.ts';

/** Start, end and freeze. The start of a game cannot be changed after players have seen it start. */
export function ScheduleSection({ game, form }: GameSectionProps) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.info;
  const canFreeze = useExtension('freeze') === true;
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
        {canFreeze && <FreezeField form={form} />}
      </Grid>
    </FormSection>
  );
}

function FreezeField({ form }: Pick<GameSectionProps, 'form'>) {
  const { LL } = useLanguage();
  const words = LL.staff.info;
  return (
    <Stack gap={4}>
      <FormField
        label={words.freeze()}
        optional
        {...form.field('freeze')}
        hint={words.freezeHint()}
      >
        <DateTimeField {...form.bind('freeze')} />
      </FormField>
      {form.values.freeze !== null && (
        <Row justify="end">
          <Button size="small" variant="ghost" onClick={() => form.set('freeze', null)}>
            {words.noFreeze()}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
