import { CheatNoteInput } from '@halyard/sdk/forms';
import { useAddCheatNote } from '@halyard/sdk/react';
import { Banner, Button, FormField, Row, Stack, TextArea } from '@halyard/ui-kit';
import { useForm } from '../../../forms/use-form.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { CaseKey } from './use-case.ts';

/** A field for the next note about a case. */
export function NoteForm({ params }: { params: CaseKey }) {
  const { LL } = useLanguage();
  const words = LL.staff.monitor.cheats;
  const { mutateAsync: addNote } = useAddCheatNote();
  const form = useForm({
    schema: CheatNoteInput,
    initial: { text: '' },
    required: ['text'],
    resets: true,
    send: (data) => addNote({ ...params, data }),
  });
  return (
    <form {...form.props}>
      <Stack gap={8}>
        <FormField label={words.newNote()} {...form.field('text')}>
          <TextArea {...form.bind('text')} rows={3} />
        </FormField>
        {form.error !== undefined && <Banner tone="danger">{form.error}</Banner>}
        <Row justify="end">
          <Button type="submit" size="small" busy={form.isSending}>
            {words.addNote()}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
