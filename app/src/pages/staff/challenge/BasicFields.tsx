import type { ChallengeType } from '@halyard/sdk/react';
import { challengeUpdateSubmissionLimitMax, challengeUpdateTitleMax } from '@halyard/sdk/schemas';
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

/** Name, place and limits of a challenge. */
export function BasicFields({ draft, errors, type }: BasicFieldsProps) {
  const { LL } = useLanguage();
  const words = LL.staff.challenge;
  const { values, changed, set } = draft;
  return (
    <Stack gap={8}>
      <Grid
        columns="minmax(0, 24fr) minmax(0, 16fr) minmax(0, 19fr) minmax(0, 15fr) minmax(0, 23fr)"
        from="xl"
        align="start"
        gap={12}
      >
        <FormField
          label={words.title()}
          required
          changed={changed.includes('title')}
          error={errors.title}
        >
          <TextField
            value={values.title}
            onValueChange={(value) => set('title', value)}
            maxLength={challengeUpdateTitleMax}
            autoComplete="off"
          />
        </FormField>
        <FormField
          label={words.category()}
          group
          changed={changed.includes('category')}
          error={errors.category}
        >
          <CategorySelect
            value={values.category}
            onValueChange={(value) => set('category', value)}
          />
        </FormField>
        <FormField label={words.type()}>
          <TextField readOnly value={LL.terms.challengeType[type]()} />
        </FormField>
        <FormField
          label={words.attempts()}
          changed={changed.includes('submissionLimit')}
          hint={LL.staff.info.zeroAny()}
          error={errors.submissionLimit}
        >
          <NumberField
            min={0}
            max={challengeUpdateSubmissionLimitMax}
            unit={words.perTeam()}
            value={values.submissionLimit}
            onValueChange={(value) => set('submissionLimit', value)}
          />
        </FormField>
        <FormField
          label={words.closes()}
          changed={changed.includes('deadline')}
          hint={values.deadline === null ? words.withGame() : undefined}
          error={errors.deadline}
        >
          <DateTimeField
            value={values.deadline}
            onValueChange={(value) => set('deadline', value)}
          />
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
