import type { ChallengeType } from '@halyard/sdk/types';
import {
  Button,
  DateTimeField,
  FormField,
  Grid,
  NumberField,
  Row,
  Stack,
  TextField,
} from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { CategorySelect } from '../shared/CategorySelect.tsx';
import type { ChallengeSectionProps } from './section-props.ts';

interface BasicFieldsProps extends ChallengeSectionProps {
  type: ChallengeType;
}

/** Title, category and limits of a challenge. */
export function BasicFields({ form, type }: BasicFieldsProps) {
  const { LL } = useLanguage();
  const words = LL.staff.challenge;
  const { values, set } = form;
  return (
    <Stack gap={8}>
      <Grid
        columns="minmax(0, 24fr) minmax(0, 16fr) minmax(0, 19fr) minmax(0, 15fr) minmax(0, 23fr)"
        from="xl"
        align="start"
        gap={12}
      >
        <FormField label={words.title()} {...form.field('title')}>
          <TextField {...form.bind('title')} autoComplete="off" />
        </FormField>
        <FormField label={words.category()} group {...form.field('category')}>
          <CategorySelect {...form.bind('category')} />
        </FormField>
        <FormField label={words.type()}>
          <TextField readOnly value={LL.terms.challengeType[type]()} />
        </FormField>
        <FormField
          label={words.attempts()}
          {...form.field('submissionLimit')}
          hint={LL.staff.info.zeroAny()}
        >
          <NumberField unit={words.perTeam()} {...form.bind('submissionLimit')} />
        </FormField>
        <FormField
          label={words.closes()}
          {...form.field('deadline')}
          hint={values.deadline === null ? words.withGame() : undefined}
        >
          <DateTimeField {...form.bind('deadline')} />
        </FormField>
      </Grid>
      {values.deadline !== null && (
        <Row justify="end">
          <Button size="small" variant="ghost" onClick={() => set('deadline', null)}>
            {words.closeWithGame()}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
