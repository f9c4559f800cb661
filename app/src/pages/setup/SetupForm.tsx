import { Banner, Stack } from '@halyard/ui-kit';
import type { ReactNode, SubmitEvent } from 'react';

/** Ties a step's form to the button in the bar below. */
export const STEP_FORM = 'setup-step';

interface SetupFormProps {
  onSubmit: () => void;
  /** Why the last try failed, unless that stands at a field. */
  failure: string | null;
  children: ReactNode;
}

/** The open step: Enter goes on, as the bar's button does. */
export function SetupForm({ onSubmit, failure, children }: SetupFormProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form id={STEP_FORM} onSubmit={submit}>
      <Stack gap={16}>
        {failure !== null && <Banner tone="danger">{failure}</Banner>}
        {children}
      </Stack>
    </form>
  );
}
