import { FormField, Grid, Select, Text, TextField, useTick } from '@halyard/ui-kit';
import { useLanguage } from '../../i18n/i18n.tsx';
import { gameTimes, PRESETS } from './game-times.ts';
import { SetupForm } from './SetupForm.tsx';
import type { Setup } from './use-setup.ts';

const HOUR = 3_600_000;

/** The first game, hidden until the staff show it; its times are suggestions. */
export function GameStep({ setup }: { setup: Setup }) {
  const { LL, dates } = useLanguage();
  const { game: form } = setup;
  const hour = useTick((now) => Math.floor(now / HOUR) * HOUR);
  const { start, end } = gameTimes(form.values.preset, hour);
  return (
    <SetupForm props={form.props} error={form.error}>
      <Grid columns="minmax(0, 1fr) 168px" from="sm" gap={8}>
        <FormField label={LL.setup.gameTitle()} {...form.field('title')}>
          <TextField
            {...form.bind('title')}
            placeholder={LL.setup.gameTitleExample()}
            autoComplete="off"
          />
        </FormField>
        <FormField label={LL.setup.gameLength()} group>
          <Select
            options={PRESETS.map((value) => ({ value, label: LL.setup.presets[value]() }))}
            {...form.bind('preset')}
          />
        </FormField>
      </Grid>
      <Text as="p" size={12} tone="faint" figures>
        {LL.setup.gameTimes({ span: dates.span(start, end), zone: dates.zone(start) })}
      </Text>
    </SetupForm>
  );
}
