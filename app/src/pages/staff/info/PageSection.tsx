import { FormField, FormSection, Grid, Stack, Switch, TextArea, TextField } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { type GameSectionProps, SECTIONS } from './game-section.ts';
import { PosterField } from './PosterField.tsx';

/** How a game appears in lists. */
export function PageSection({ game, form }: GameSectionProps) {
  const { LL } = useLanguage();
  const words = LL.staff.info;
  return (
    <FormSection narrow id={SECTIONS.page} title={words.page()} description={words.pageText()}>
      <Grid columns="minmax(0, 1fr) 176px" from="sm" gap={20} align="start">
        <Stack gap={16}>
          <FormField label={words.title()} {...form.field('title')}>
            <TextField {...form.bind('title')} autoComplete="off" />
          </FormField>
          <FormField label={words.summary()} note={words.summaryNote()} {...form.field('summary')}>
            <TextArea rows={2} {...form.bind('summary')} />
          </FormField>
        </Stack>
        <PosterField game={game} title={form.values.title} />
      </Grid>
      <Switch row {...form.toggle('visible')} hint={words.visibleHint()}>
        {words.visible()}
      </Switch>
    </FormSection>
  );
}
