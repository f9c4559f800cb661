import { useEffect, useRef } from 'react';

/** For a form: after a refused try the focus goes to the first field that is marked as wrong. */
export function useFocusFailed(error: unknown) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) focusFailed(form.current);
  }, [error]);
  return form;
}

/** The same for a try that was not even sent. */
export function focusFailed(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
