import { FormField, Stack, TextArea, TextField } from '@halyard/ui-kit';
import type { Form } from '../../../forms/form.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { flagKind, hasInstance } from '../challenge/flags.ts';
import { ImageFields } from '../challenge/ImageFields.tsx';
import { TemplateInput } from '../challenge/TemplateInput.tsx';
import type { NewChallenge } from './new-challenge.ts';

/** What a challenge of its type needs before it can be enabled; all of it may be written later. */
export function NewChallengeDetails({ form }: { form: Form<NewChallenge> }) {
  const { LL } = useLanguage();
  const words = LL.staff.challenge;
  const { type } = form.values;
  const kind = flagKind(type);
  return (
    <Stack gap={16}>
      <FormField
        label={words.statement()}
        optional
        hint={LL.staff.newChallenge.later()}
        {...form.field('content')}
      >
        <TextArea rows={2} {...form.bind('content')} />
      </FormField>
      {kind === 'list' && (
        <FormField label={LL.staff.flags.title()} optional {...form.field('flag')}>
          <TextField mono {...form.bind('flag')} autoComplete="off" spellCheck={false} />
        </FormField>
      )}
      {kind === 'template' && <TemplateInput form={form} label={words.template()} optional />}
      {hasInstance(type) && <ImageFields form={form} optional />}
    </Stack>
  );
}
