import { Button } from '@halyard/ui-kit';
import type { ReactNode } from 'react';

interface SubmitButtonProps {
  form: { isSending: boolean; isDone: boolean };
  children: ReactNode;
}

/** Submits the form of a page whose success opens the next page, until which it stays busy. */
export function SubmitButton({ form: { isSending, isDone }, children }: SubmitButtonProps) {
  return (
    <Button type="submit" variant="primary" size="large" fullWidth busy={isSending || isDone}>
      {children}
    </Button>
  );
}
