import { Button, type Change, SaveBar } from '@halyard/ui-kit';
import { useKeysOf, useShortcuts } from '../../../app/shortcuts/use-shortcuts.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';

interface FormBarProps {
  changes: readonly Change[];
  onSave: () => void;
  onDiscard: () => void;
  isSaving: boolean;
  /** Why the last try failed. */
  error?: string | undefined;
  /** What the button does, where that is more than saving. */
  saveLabel?: string;
}

/** The bar of a form with old and new values; saves by press and by Ctrl+S, and guards the way out. */
export function FormBar({ changes, onSave, onDiscard, isSaving, error, saveLabel }: FormBarProps) {
  const { LL } = useLanguage();
  const save = () => {
    if (changes.length > 0 && !isSaving) onSave();
  };
  useShortcuts({ save });
  return (
    <>
      <SaveBar
        label={LL.staff.unsaved()}
        changes={changes}
        words={{ was: LL.staff.diff.was(), now: LL.staff.diff.now() }}
        summary={LL.staff.changeCount({ count: changes.length })}
        {...(error !== undefined && { error })}
        actions={
          <>
            <Button variant="ghost" disabled={isSaving} onClick={onDiscard}>
              {LL.common.discard()}
            </Button>
            <Button variant="primary" kbd={useKeysOf('save')} busy={isSaving} onClick={save}>
              {saveLabel ?? LL.common.save()}
            </Button>
          </>
        }
      />
      <LeaveGuard changes={changes.length} />
    </>
  );
}
