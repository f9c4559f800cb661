import { type AuthColumnProps, Stack } from '@halyard/ui-kit';
import { SuccessIcon, WarningIcon } from '@halyard/ui-kit/icons';
import { AccountFrame } from './AccountFrame.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

interface OutcomeProps extends Pick<AuthColumnProps, 'title' | 'lead' | 'children'> {
  /** `ok`: it is done. `warn`: it cannot be done. */
  tone: 'ok' | 'warn';
}

/** Replaces a form: what became of it, and one next step. */
export function Outcome({ tone, children, ...words }: OutcomeProps) {
  useHeadingFocus();
  return (
    <AccountFrame {...words} mark={{ icon: tone === 'ok' ? SuccessIcon : WarningIcon, tone }}>
      <Stack gap={16}>{children}</Stack>
    </AccountFrame>
  );
}
