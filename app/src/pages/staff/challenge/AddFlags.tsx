import type { Flag } from '@halyard/sdk/types';
import { flagInputFlagMax } from '@halyard/sdk/forms';
import { Button, FormField, Row, Stack, TextArea } from '@halyard/ui-kit';
import { AddIcon } from '@halyard/ui-kit/icons';
import { useForm } from '../../../forms/use-form.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { newFlags } from './flags.ts';
import { StrayNote, useStray } from './StrayNote.tsx';
import type { useFlagCalls } from './use-flag-calls.ts';

interface AddFlagsProps {
  known: readonly Flag[];
  add: ReturnType<typeof useFlagCalls>['add'];
}

/** Adds flags, one per line; the text is kept if saving fails. */
export function AddFlags({ known, add }: AddFlagsProps) {
  const { LL } = useLanguage();
  const words = LL.staff.flags;
  const form = useForm({
    initial: { text: '' },
    check: ({ text }) => {
      const flags = newFlags(text, known);
      if (flags.some(isTooLong)) return { text: words.tooLong({ most: flagInputFlagMax }) };
      return text !== '' && flags.length === 0 ? { text: words.known() } : {};
    },
    blame: () => 'text',
    resets: true,
    send: ({ text }) => add.mutateAsync(newFlags(text, known).map((flag) => ({ flag }))),
  });
  const flags = newFlags(form.values.text, known);
  const stray = useStray(flags);
  return (
    <form {...form.props}>
      <Stack gap={8}>
        <FormField
          label={words.add()}
          hint={stray === null ? words.addHint() : <StrayNote text={stray} />}
          {...form.field('text')}
        >
          <TextArea mono rows={2} {...form.bind('text')} autoComplete="off" spellCheck={false} />
        </FormField>
        <Row>
          <Button
            size="small"
            icon={AddIcon}
            type="submit"
            busy={form.isSending}
            disabled={flags.length === 0 || flags.some(isTooLong)}
          >
            {flags.length > 1 ? words.addCount({ count: flags.length }) : words.addOne()}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

function isTooLong(flag: string): boolean {
  return flag.length > flagInputFlagMax;
}
