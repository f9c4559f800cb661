import { FormField, FormSection, Grid, NumberField } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { BLOODS } from './game-form.ts';
import type { GameSectionProps } from './game-section.ts';

/** The bonus of the first three solvers of a challenge. */
export function BloodSection({ form }: GameSectionProps) {
  const { LL } = useLanguage();
  const words = LL.staff.info;
  return (
    <FormSection narrow title={words.bloods()} description={words.bloodsText()}>
      <Grid columns="repeat(3, minmax(0, 1fr))" from="sm" align="start">
        {BLOODS.map((place) => (
          <FormField key={place} label={words[place]()} {...form.field(place)}>
            <NumberField
              {...form.bind(place)}
              min={0}
              max={100}
              step={0.1}
              unit={words.percent()}
            />
          </FormField>
        ))}
      </Grid>
    </FormSection>
  );
}
