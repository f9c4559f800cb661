import { gameInputTitleMax } from '@halyard/sdk/schemas';
import { FormField, Grid, Select, Text, TextField, useTick } from '@halyard/ui-kit';
import { fieldErrors, formFailure } from '../../app/errors/failure-text.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { gameTimes, PRESETS } from './game-times.ts';
import { SetupForm } from './SetupForm.tsx';
import type { Setup } from './use-setup.ts';

const HOUR = 3_600_000;

/** A first game, hidden until staff shows it; its times are a guess to be changed later. */
export function GameStep({ setup }: { setup: Setup }) {
  const { LL, dates } = useLanguage();
  const { bind, preset, setPreset, gameError } = setup;
  const errors = fieldErrors(LL, gameError);
  const hour = useTick((now) => Math.floor(now / HOUR) * HOUR);
  const { start, end } = gameTimes(preset, hour);
  return (
    <SetupForm error={gameError} onSubmit={setup.makeGame} failure={formFailure(LL, gameError)}>
      <Grid columns="minmax(0, 1fr) 168px" from="sm" gap={8}>
        <FormField label={LL.setup.gameTitle()} required error={errors['title']}>
          <TextField
            {...bind('gameTitle')}
            required
            maxLength={gameInputTitleMax}
            placeholder={LL.setup.gameTitleExample()}
            autoComplete="off"
          />
        </FormField>
        <FormField label={LL.setup.gameLength()} group>
          <Select
            options={PRESETS.map((value) => ({ value, label: LL.setup.presets[value]() }))}
            value={preset}
            onValueChange={setPreset}
          />
        </FormField>
      </Grid>
      <Text as="p" size={12} tone="faint" figures>
        {LL.setup.gameTimes({ span: dates.span(start, end), zone: dates.zone(start) })}
      </Text>
    </SetupForm>
  );
}
