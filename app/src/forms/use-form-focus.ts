import { useEffect, useRef } from 'react';

/**
 * For the form that a page is about: the focus begins in its first field, and goes to the first
 * field that is marked as wrong after a refused try.
 * @param error what the last try failed with, if it did
 */
export function useFormFocus(error: unknown) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input')?.focus();
  }, []);
  useEffect(() => {
    if (error) focusFailed(form.current);
  }, [error]);
  return form;
}

/** The same for a try that was not even sent. */
export function focusFailed(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
