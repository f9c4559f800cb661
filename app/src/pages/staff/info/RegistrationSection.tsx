import {
  FormField,
  FormSection,
  Grid,
  IconButton,
  NumberField,
  Switch,
  TextField,
} from '@halyard/ui-kit';
import { RandomIcon } from '@halyard/ui-kit/icons';
import { useExtension } from '../../../app/routes/use-extension.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { GameSectionProps } from './game-section.ts';
import { randomInviteCode } from './game-form.ts';

/** Team size, instances, invite code, review, practice mode, and whether members join together. */
export function RegistrationSection({ form }: GameSectionProps) {
  const { LL } = useLanguage();
  const words = LL.staff.info;
  const { values, set } = form;
  const canJoinTogether = useExtension('joinTogether') === true;
  return (
    <FormSection narrow title={words.registration()}>
      <Grid columns="repeat(3, minmax(0, 1fr))" from="sm" align="start">
        <FormField
          label={words.teamSize()}
          {...form.field('teamMemberCountLimit')}
          hint={words.zeroAny()}
        >
          <NumberField
            unit={words.members({ count: values.teamMemberCountLimit ?? 0 })}
            {...form.bind('teamMemberCountLimit')}
          />
        </FormField>
        <FormField
          label={words.instances()}
          {...form.field('containerCountLimit')}
          hint={words.zeroAny()}
        >
          <NumberField unit={words.atOnce()} {...form.bind('containerCountLimit')} />
        </FormField>
        <FormField label={words.inviteCode()} {...form.field('inviteCode')}>
          <TextField
            mono
            {...form.bind('inviteCode')}
            placeholder={words.openToAll()}
            autoComplete="off"
            spellCheck={false}
            action={
              <IconButton
                size="small"
                icon={RandomIcon}
                label={words.newCode()}
                onClick={() => set('inviteCode', randomInviteCode())}
              />
            }
          />
        </FormField>
      </Grid>
      <Grid columns="minmax(0, 1fr) minmax(0, 1fr)" from="sm">
        <Switch row {...form.toggle('acceptWithoutReview')} hint={words.acceptAllHint()}>
          {words.acceptAll()}
        </Switch>
        <Switch row {...form.toggle('practiceMode')} hint={words.practiceHint()}>
          {words.practice()}
        </Switch>
        {canJoinTogether && (
          <Switch row {...form.toggle('joinTogether')} hint={words.joinTogetherHint()}>
            {words.joinTogether()}
          </Switch>
        )}
      </Grid>
    </FormSection>
  );
}
