import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Focuses the first field of a page's form when it appears. */
export function useFirstFocus(form: RefObject<HTMLElement | null>, takesFocus: boolean): void {
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('input')?.focus();
  }, [form, takesFocus]);
}

/**
 * Focuses the first invalid field after a failed submit, once its error is shown.
 * Call `begin` before a submit, and the function it returns if the submit has failed.
 */
export function useErrorFocus(form: RefObject<HTMLElement | null>, inError: readonly string[]) {
  const [failedIn, setFailedIn] = useState<{ root: ParentNode } | null>(null);
  // A new step may have replaced the form.
  const focus = useEffectEvent((root: ParentNode) => focusError(form.current ?? root, inError));
  useEffect(() => {
    if (failedIn) focus(failedIn.root);
  }, [failedIn]);
  return {
    begin: () => {
      const root = formOf(form.current);
      return () => setFailedIn({ root });
    },
  };
}

/** The element that contains the form of the button that was just pressed. */
function formOf(form: HTMLElement | null): ParentNode {
  // Some browsers do not focus a button that is clicked: then the form is in the open dialog.
  const dialogs = document.querySelectorAll('[role="dialog"]');
  return form ?? document.activeElement?.closest('form') ?? [...dialogs].at(-1) ?? document;
}

/** Focuses the first invalid control, except those of other forms on the page. */
function focusError(root: ParentNode, inError: readonly string[]): void {
  for (const control of root.querySelectorAll<HTMLElement>('[aria-invalid="true"]')) {
    const name = control.getAttribute('name');
    if (name !== null && !inError.includes(name)) continue;
    control.focus();
    if (document.activeElement === control) return;
  }
}
