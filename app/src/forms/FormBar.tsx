import { Button, type Change, SaveBar } from '@halyard/ui-kit';
import type { ReactNode } from 'react';
import { useKeysOf, useShortcuts } from '../app/shortcuts/use-shortcuts.ts';
import type { Form } from './form.ts';
import { useLanguage } from '../i18n/i18n.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';

interface FormBarProps<Values extends object> {
  form: Form<Values>;
  changes: readonly Change[];
  /** The label of the button, if it does more than save. */
  saveLabel?: string;
  /** Another button, before the one that saves. */
  other?: ReactNode;
}

/**
 * The save bar of an editor: shows old and new values, saves (also with Ctrl+S) and asks before
 * leaving.
 */
export function FormBar<Values extends object>(props: FormBarProps<Values>) {
  const { form, changes, saveLabel, other } = props;
  const { LL } = useLanguage();
  const { isSending, conflicts, errors } = form;
  const save = () => {
    if (changes.length > 0) form.submit();
  };
  useShortcuts({ save });
  const isInError = Object.values(errors).some((text) => text !== undefined);
  const error = isInError ? LL.errors.badRequest() : form.error;
  return (
    <>
      <SaveBar
        label={LL.common.edits.unsaved()}
        changes={changes}
        words={{ was: LL.common.edits.was(), now: LL.common.edits.now() }}
        summary={LL.common.edits.count({ count: changes.length })}
        {...(conflicts.length > 0 ? { conflict: <Conflict form={form} /> } : error && { error })}
        actions={
          <>
            <Button variant="ghost" disabled={isSending} onClick={form.reset}>
              {LL.common.discard()}
            </Button>
            {other}
            <Button variant="primary" kbd={useKeysOf('save')} busy={isSending} onClick={save}>
              {saveLabel ?? LL.common.save()}
            </Button>
          </>
        }
      />
      <LeaveGuard changes={changes.length} />
    </>
  );
}

/** Asks which values to keep when someone else has changed the edited fields. */
function Conflict<Values extends object>({ form }: Pick<FormBarProps<Values>, 'form'>) {
  const { LL } = useLanguage();
  const words = LL.common.edits.conflict;
  return (
    <>
      {words.fields({ count: form.conflicts.length })}
      <Button size="small" onClick={form.takeTheirs}>
        {words.takeTheirs()}
      </Button>
      <Button size="small" onClick={form.keepMine}>
        {words.keepMine()}
      </Button>
    </>
  );
}
