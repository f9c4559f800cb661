import { DateTimeField, FormField, FormSection, Grid, Switch } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { MarkdownField } from '../shared/MarkdownField.tsx';
import type { GameSectionProps } from './game-section.ts';

/** Whether teams hand in a writeup, until when, and what is asked for. */
export function WriteupSection({ form }: GameSectionProps) {
  const { LL } = useLanguage();
  const words = LL.staff.info;
  const { writeupRequired } = form.values;
  return (
    <FormSection narrow title={words.writeups()} description={words.writeupsText()}>
      <Grid columns="minmax(0, 1fr) minmax(0, 1fr)" from="sm" align="start">
        <Switch row {...form.toggle('writeupRequired')} hint={words.writeupRequiredHint()}>
          {words.writeupRequired()}
        </Switch>
        {writeupRequired && (
          <FormField
            label={words.writeupDeadline()}
            {...form.field('writeupDeadline')}
            hint={words.writeupDeadlineHint()}
          >
            <DateTimeField {...form.bind('writeupDeadline')} />
          </FormField>
        )}
      </Grid>
      {writeupRequired && (
        <FormField label={words.writeupNote()} {...form.field('writeupNote')}>
          <MarkdownField {...form.bind('writeupNote')} />
        </FormField>
      )}
    </FormSection>
  );
}
