import {
  gameInputContainerCountLimitMax,
  gameInputInviteCodeMax,
  gameInputTeamMemberCountLimitMax,
} from '@halyard/sdk/schemas';
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
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { GameSectionProps } from './GameFields.tsx';
import { randomInviteCode } from './game-form.ts';

/** Who may play, and how many at once. */
export function RegistrationSection({ draft, errors }: GameSectionProps) {
  const { LL } = useLanguage();
  const words = LL.staff.info;
  const { values, changed, set } = draft;
  return (
    <FormSection narrow title={words.registration()}>
      <Grid columns="repeat(3, minmax(0, 1fr))" from="sm" align="start">
        <FormField
          label={words.teamSize()}
          changed={changed.includes('teamMemberCountLimit')}
          hint={words.zeroAny()}
          error={errors.teamMemberCountLimit}
        >
          <NumberField
            min={0}
            max={gameInputTeamMemberCountLimitMax}
            unit={words.members({ count: values.teamMemberCountLimit ?? 0 })}
            value={values.teamMemberCountLimit}
            onValueChange={(value) => set('teamMemberCountLimit', value)}
          />
        </FormField>
        <FormField
          label={words.instances()}
          changed={changed.includes('containerCountLimit')}
          hint={words.zeroAny()}
          error={errors.containerCountLimit}
        >
          <NumberField
            min={0}
            max={gameInputContainerCountLimitMax}
            unit={words.atOnce()}
            value={values.containerCountLimit}
            onValueChange={(value) => set('containerCountLimit', value)}
          />
        </FormField>
        <FormField
          label={words.inviteCode()}
          changed={changed.includes('inviteCode')}
          error={errors.inviteCode}
        >
          <TextField
            mono
            value={values.inviteCode}
            onValueChange={(value) => set('inviteCode', value)}
            maxLength={gameInputInviteCodeMax}
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
        <Switch
          row
          checked={values.acceptWithoutReview}
          onCheckedChange={(value) => set('acceptWithoutReview', value)}
          hint={words.acceptAllHint()}
        >
          {words.acceptAll()}
        </Switch>
        <Switch
          row
          checked={values.practiceMode}
          onCheckedChange={(value) => set('practiceMode', value)}
          hint={words.practiceHint()}
        >
          {words.practice()}
        </Switch>
      </Grid>
    </FormSection>
  );
}
