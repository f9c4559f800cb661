import { useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { FormField } from '../FormField/FormField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  /** The question: "Disband Dry Dock?" */
  title: ReactNode;
  /** What will follow, and what cannot be undone. */
  effect: ReactNode;
  /** The act in words: "Disband team". */
  confirm: string;
  cancel: string;
  onConfirm: () => void;
  /** Must be typed before the act can be pressed: the name of what will go. */
  typed?: { label: ReactNode; text: string };
  /** The act destroys something: its button is red. */
  final?: boolean;
  /** The act is under way. */
  busy?: boolean;
  /** Why it failed. */
  error?: ReactNode;
}

/** Asks once more before something that matters, and says its effect. */
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
  final,
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
          <Button type="submit" variant={final ? 'final' : 'primary'} disabled={!ready} busy={busy}>
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
