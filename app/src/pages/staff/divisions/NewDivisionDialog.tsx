import { DivisionInput, divisionInputNameMax } from '@halyard/sdk/forms';
import { useCreateDivision } from '@halyard/sdk/react';
import { CharacterCount, FormField, TextField } from '@halyard/ui-kit';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';

interface NewDivisionDialogProps {
  gameId: number;
  onCreated: (divisionId: number) => void;
  onClose: () => void;
}

/** Creates a division whose teams may do everything. */
export function NewDivisionDialog({ gameId, onCreated, onClose }: NewDivisionDialogProps) {
  const { LL } = useLanguage();
  const words = LL.staff.divisions;
  const { mutateAsync: create } = useCreateDivision({
    mutation: {
      onSuccess: ({ id }) => {
        onCreated(id);
        onClose();
      },
    },
  });
  const form = useForm({
    schema: DivisionInput,
    initial: { name: '' },
    send: (data) => create({ gameId, data }),
  });
  return (
    <FormDialog onClose={onClose} title={words.add()} form={form} showsEsc submit={words.create()}>
      <FormField
        label={words.name()}
        {...form.field('name')}
        note={<CharacterCount value={form.values.name} max={divisionInputNameMax} />}
      >
        <TextField {...form.bind('name')} autoComplete="off" />
      </FormField>
    </FormDialog>
  );
}
