import { FormField, FormSection, Grid, NumberField } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { GameSectionProps } from './GameFields.tsx';

const PLACES = ['firstBlood', 'secondBlood', 'thirdBlood'] as const;

/** What the first three solvers of a challenge get on top. */
export function BloodSection({ draft, errors }: GameSectionProps) {
  const { LL } = useLanguage();
  const words = LL.staff.info;
  const { values, changed, set } = draft;
  return (
    <FormSection narrow title={words.bloods()} description={words.bloodsText()}>
      <Grid columns="repeat(3, minmax(0, 1fr))" from="sm" align="start">
        {PLACES.map((place) => (
          <FormField
            key={place}
            label={words[place]()}
            changed={changed.includes(place)}
            error={errors[place]}
          >
            <NumberField
              min={0}
              max={100}
              step={0.1}
              unit={words.percent()}
              value={values[place]}
              onValueChange={(value) => set(place, value)}
            />
          </FormField>
        ))}
      </Grid>
    </FormSection>
  );
}
