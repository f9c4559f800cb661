import { Banner, Stack } from '@halyard/ui-kit';
import type { ReactNode } from 'react';
import { useFirstFocus } from '../../forms/focus-error.ts';
import type { Form } from '../../forms/form.ts';

/** Ties a step's form to the button in the bar below. */
export const STEP_FORM = 'setup-step';

interface SetupFormProps {
  props: Form<object>['props'];
  /** Why the last try failed, unless that stands at a field. */
  error: string | undefined;
  children: ReactNode;
}

/** The open step: Enter goes on, as the bar's button does. */
export function SetupForm({ props, error, children }: SetupFormProps) {
  useFirstFocus(props.ref, true);
  return (
    <form {...props} id={STEP_FORM}>
      <Stack gap={16}>
        {error !== undefined && <Banner tone="danger">{error}</Banner>}
        {children}
      </Stack>
    </form>
  );
}
