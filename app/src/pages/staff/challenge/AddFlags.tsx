import type { Flag } from '@halyard/sdk/react';
import { flagInputFlagMax } from '@halyard/sdk/schemas';
import { Button, FormField, Row, Stack, TextArea } from '@halyard/ui-kit';
import { AddIcon } from '@halyard/ui-kit/icons';
import { useState } from 'react';
import { failureText } from '../../../app/errors/failure-text.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { newFlags } from './flags.ts';
import type { useFlagCalls } from './use-flag-calls.ts';

interface AddFlagsProps {
  known: readonly Flag[];
  add: ReturnType<typeof useFlagCalls>['add'];
}

/** One flag a line; a failure keeps what was written. */
export function AddFlags({ known, add }: AddFlagsProps) {
  const { LL } = useLanguage();
  const words = LL.staff.flags;
  const [text, setText] = useState('');
  const flags = newFlags(text, known);
  const isTooLong = flags.some((flag) => flag.length > flagInputFlagMax);
  const isKnown = text.trim() !== '' && flags.length === 0;
  const error = (() => {
    if (isTooLong) return words.tooLong({ most: flagInputFlagMax });
    if (isKnown) return words.known();
    return add.error ? failureText(LL, add.error) : undefined;
  })();
  const send = () => {
    if (flags.length === 0 || isTooLong || add.isPending) return;
    add.mutate(
      flags.map((flag) => ({ flag })),
      { onSuccess: () => setText('') },
    );
  };
  return (
    <Stack gap={8}>
      <FormField label={words.add()} hint={words.addHint()} error={error}>
        <TextArea
          mono
          rows={2}
          value={text}
          onValueChange={setText}
          autoComplete="off"
          spellCheck={false}
        />
      </FormField>
      <Row>
        <Button
          size="small"
          icon={AddIcon}
          busy={add.isPending}
          disabled={flags.length === 0 || isTooLong}
          onClick={send}
        >
          {flags.length > 1 ? words.addCount({ count: flags.length }) : words.addOne()}
        </Button>
      </Row>
    </Stack>
  );
}
