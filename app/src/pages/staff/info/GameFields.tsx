import { type GameSectionProps, SECTIONS } from './game-section.ts';
import { RegistrationSection } from './RegistrationSection.tsx';
import { ScheduleSection } from './ScheduleSection.tsx';
import {
  FormField,
  FormSection,
  Grid,
  NumberField,
  Stack,
  Switch,
  TextArea,
  TextField,
  DateTimeField,
} from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { BLOODS } from './game-form.ts';
import { MarkdownField } from '../shared/MarkdownField.tsx';
import { PosterField } from './PosterField.tsx';

/** All fields of a game in sections. */
export function GameFields(props: GameSectionProps) {
  return (
    <>
      <PageSection {...props} />
      <ScheduleSection {...props} />
      <RegistrationSection {...props} />
      <BloodSection {...props} />
      <WriteupSection {...props} />
      <ContentSection {...props} />
    </>
  );
}

/** The bonus of the first three solvers of a challenge. */
function BloodSection({ form }: GameSectionProps) {
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

/** The text of the game's page. */
function ContentSection({ form }: GameSectionProps) {
  const { LL } = useLanguage();
  const words = LL.staff.info;
  return (
    <FormSection narrow title={words.content()} description={words.contentText()}>
      <FormField label={words.contentLabel()} {...form.field('content')}>
        <MarkdownField {...form.bind('content')} />
      </FormField>
    </FormSection>
  );
}

/** How a game appears in lists. */
function PageSection({ game, form }: GameSectionProps) {
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

/** Whether teams hand in a writeup, until when, and what is asked for. */
function WriteupSection({ form }: GameSectionProps) {
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
