import { gameInputSummaryMax, gameInputTitleMax } from '@halyard/sdk/schemas';
import {
  FormField,
  FormSection,
  Grid,
  PictureBox,
  Poster,
  Stack,
  Switch,
  TextArea,
  TextField,
} from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { GameSectionProps } from './GameFields.tsx';

/** What visitors see of a game in lists. */
export function PageSection({ game, draft, errors }: GameSectionProps) {
  const { LL } = useLanguage();
  const words = LL.staff.info;
  const { values, changed, set } = draft;
  return (
    <FormSection narrow title={words.page()} description={words.pageText()}>
      <Grid columns="minmax(0, 1fr) 176px" from="sm" gap={20} align="start">
        <Stack gap={16}>
          <FormField
            label={words.title()}
            required
            changed={changed.includes('title')}
            error={errors.title}
          >
            <TextField
              value={values.title}
              onValueChange={(value) => set('title', value)}
              maxLength={gameInputTitleMax}
              autoComplete="off"
            />
          </FormField>
          <FormField
            label={words.summary()}
            note={words.summaryNote()}
            changed={changed.includes('summary')}
            error={errors.summary}
          >
            <TextArea
              rows={2}
              value={values.summary}
              onValueChange={(value) => set('summary', value)}
              maxLength={gameInputSummaryMax}
            />
          </FormField>
        </Stack>
        <FormField label={words.poster()} group hint={words.posterHint()}>
          <PictureBox width="full" height={100}>
            <Poster
              title={values.title}
              id={game.id}
              image={game.poster}
              width={176}
              height={100}
            />
          </PictureBox>
        </FormField>
      </Grid>
      <Switch
        row
        checked={values.visible}
        onCheckedChange={(value) => set('visible', value)}
        hint={words.visibleHint()}
      >
        {words.visible()}
      </Switch>
    </FormSection>
  );
}
