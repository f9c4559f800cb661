import { Banner, Stack } from '@halyard/ui-kit';
import type { ReactNode } from 'react';
import { useFirstFocus } from '../../forms/focus-error.ts';
import type { Form } from '../../forms/form.ts';

/** Id of the form, so that the button in the bar below submits it. */
export const STEP_FORM = 'setup-step';

interface SetupFormProps {
  props: Form<object>['props'];
  /** The error of the last attempt, if it is not shown at a field. */
  error: string | undefined;
  children: ReactNode;
}

/** The form of the open step; Enter submits it. */
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
