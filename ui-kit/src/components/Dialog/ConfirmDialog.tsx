import { useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { FormField } from '../FormField/FormField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  /** Whether the dialog is shown. The focus returns when it closes. */
  open: boolean;
  /** Called by Esc and the cancel button. */
  onClose: () => void;
  /** The question: "Disband Dry Dock?" */
  title: ReactNode;
  /** The consequences, and what cannot be undone. */
  effect: ReactNode;
  /** Label of the confirm button: "Disband team". */
  confirm: string;
  /** Label of the button that closes the dialog and changes nothing: "Cancel". */
  cancel: string;
  /** Called by the confirm button. Keep the dialog open with `busy` until the action is done. */
  onConfirm: () => void;
  /**
   * Text that must be typed before the action can be confirmed, usually the name of what is
   * deleted.
   */
  typed?: { label: ReactNode; text: string };
  /** The action destroys something: the confirm button is red. */
  destructive?: boolean;
  /** The action is in progress. */
  busy?: boolean;
  /** Why the action failed. */
  error?: ReactNode;
}

/** Asks for confirmation of an important action and states its effect. */
export function ConfirmDialog({ open, ...rest }: ConfirmDialogProps) {
  // Unmounted while closed, so that the name has to be typed again each time.
  return open ? <OpenConfirmDialog {...rest} /> : null;
}

function OpenConfirmDialog({
  onClose,
  title,
  effect,
  confirm,
  cancel,
  onConfirm,
  typed,
  destructive,
  busy,
  error,
}: Omit<ConfirmDialogProps, 'open'>) {
  const [entry, setEntry] = useState('');
  const ready = typed === undefined || entry.trim() === typed.text;
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      size="small"
      title={title}
      description={effect}
      error={error}
      busy={busy}
      onSubmit={() => ready && onConfirm()}
      actions={
        <>
          <Button variant="ghost" kbd="esc" disabled={busy} onClick={onClose}>
            {cancel}
          </Button>
          <Button
            type="submit"
            variant={destructive ? 'destructive' : 'primary'}
            disabled={!ready}
            busy={busy}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {typed && (
        <FormField label={typed.label}>
          <TextField value={entry} onValueChange={setEntry} autoComplete="off" spellCheck={false} />
        </FormField>
      )}
    </Dialog>
  );
}
