import { useRef } from 'react';
import { useLanguage } from '../i18n/i18n.tsx';
import { fieldProps } from './field-props.ts';
import { useErrorFocus, useFirstFocus } from './focus-error.ts';
import type { Form, FormOptions } from './form.ts';
import { type FieldErrors, present, refusalErrors, schemaErrors, trimmed } from './form-errors.ts';
import { useDraft } from './use-draft.ts';
import { useSubmission } from './use-submission.ts';

/**
 * State, errors and submit of a form. Schema errors are shown after the first submit, in an editor
 * immediately; an error of the server is shown until its field is edited. After a failed submit the
 * first invalid field is focused.
 */
export function useForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  const { schema, required = [], verbatim = [], check, takesFocus = false } = options;
  const { LL } = useLanguage();
  const isEditor = 'stored' in options;
  const draft = useDraft(isEditor ? options.stored : options.initial);
  const submission = useSubmission<Values>();
  const { phase, isTried } = submission;
  const isSending = phase === 'sending';
  const values = trimmed(draft.values, verbatim);
  // During a save the stored values change to those that were sent, which is no conflict.
  const conflicts = isSending ? [] : draft.conflicts;

  // Stored values that were not edited are not validated: they are sent unchanged or not at all.
  const judged = isEditor ? trimmed(draft.edits as Values, verbatim) : values;
  const faults = schemaErrors(LL, schema, required, judged);
  const refusal = refusalErrors(LL, options, submission.refusal, draft.values);
  const errors: FieldErrors<Values> = {
    ...refusal.fields,
    ...((isEditor || isTried) && faults),
    ...present(check?.(values, isTried)),
    ...Object.fromEntries(conflicts.map((name) => [name, LL.errors.changedMeanwhile()])),
  };
  const element = useRef<HTMLFormElement>(null);
  const focus = useErrorFocus(element, Object.keys(errors));
  useFirstFocus(element, takesFocus);

  const submit = () => {
    if (submission.isUnderWay.current) return;
    const fail = focus.begin();
    submission.markTried();
    const found = { ...faults, ...present(check?.(values, true)) };
    if (Object.keys(found).length > 0 || conflicts.length > 0) return fail();
    const { edits, base } = draft;
    void submission.send({
      values: draft.values,
      request: () => options.send(values, { edits: trimmed(edits as Values, verbatim), base }),
      onSent: () => {
        if (!isEditor && !options.resets) return;
        draft.settle(edits);
        submission.reopen();
      },
      onFailed: fail,
    });
  };
  return {
    ...fieldProps({ draft, errors, schema, required, isEditor }),
    values: draft.values,
    changed: draft.changed,
    set: draft.set,
    assign: draft.assign,
    conflicts,
    keepMine: draft.rebase,
    takeTheirs: () => draft.discard(draft.conflicts),
    errors,
    error: refusal.other,
    failure: submission.refusal?.error ?? null,
    isSending,
    isDone: phase === 'done',
    submit,
    refuse: (error) => {
      submission.refuse(error, draft.values);
      focus.begin()();
    },
    reset: () => {
      draft.discard();
      submission.reopen();
    },
    dialog: { busy: isSending, error: refusal.other, onSubmit: submit },
    props: {
      ref: element,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        submit();
      },
    },
  };
}
