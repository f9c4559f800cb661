import { Banner, Stack } from '@halyard/ui-kit';
import { useFormFocus } from '../../forms/use-form-focus.ts';
import type { ReactNode, SubmitEvent } from 'react';

/** Ties a step's form to the button in the bar below. */
export const STEP_FORM = 'setup-step';

interface SetupFormProps {
  onSubmit: () => void;
  /** What the last try failed with: the focus goes to the field that it names. */
  error: unknown;
  /** Why the last try failed, unless that stands at a field. */
  failure: string | null;
  children: ReactNode;
}

/** The open step: Enter goes on, as the bar's button does. */
export function SetupForm({ onSubmit, error, failure, children }: SetupFormProps) {
  const form = useFormFocus(error);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={form} id={STEP_FORM} onSubmit={submit}>
      <Stack gap={16}>
        {failure !== null && <Banner tone="danger">{failure}</Banner>}
        {children}
      </Stack>
    </form>
  );
}
