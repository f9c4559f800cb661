import { Button, Dialog } from '@halyard/ui-kit';
import type { ComponentProps, ReactNode } from 'react';
import { useLanguage } from '../i18n/i18n.tsx';
import type { Form } from './form.ts';

interface FormDialogProps extends Pick<
  ComponentProps<typeof Dialog>,
  'title' | 'description' | 'size' | 'onClose' | 'children'
> {
  form: Pick<Form<object>, 'dialog' | 'isSending'>;
  /** Label of the button that sends the form. */
  submit: ReactNode;
  /** Default `primary`. */
  variant?: ComponentProps<typeof Button>['variant'];
  /** Default: while the form is sent. */
  busy?: boolean;
  /** Nothing can be sent. */
  disabled?: boolean;
  /** Default "Cancel". */
  cancel?: ReactNode;
  /** Shows that Esc cancels. */
  showsEsc?: boolean;
  /** What stands before the buttons. */
  note?: ReactNode;
  /** Another button, before the one that sends. */
  action?: ReactNode;
  /** Called instead of the submit of the form. */
  onSubmit?: () => void;
}

/** A form in a dialog, with the buttons Cancel and submit. */
export function FormDialog({
  form,
  submit,
  variant = 'primary',
  busy = form.isSending,
  disabled = false,
  cancel,
  showsEsc = false,
  note,
  action,
  onSubmit = form.dialog.onSubmit,
  ...dialog
}: FormDialogProps) {
  const { LL } = useLanguage();
  return (
    <Dialog
      open
      {...dialog}
      {...form.dialog}
      onSubmit={onSubmit}
      actions={
        <>
          {note}
          <Button
            variant="ghost"
            {...(showsEsc && { kbd: 'esc' })}
            disabled={form.isSending}
            onClick={dialog.onClose}
          >
            {cancel ?? LL.common.cancel()}
          </Button>
          {action}
          <Button type="submit" variant={variant} busy={busy} disabled={disabled}>
            {submit}
          </Button>
        </>
      }
    />
  );
}
