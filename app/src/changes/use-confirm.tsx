import { ConfirmDialog } from '@halyard/ui-kit';
import { type ReactNode, useRef, useState } from 'react';
import { failureText } from '../app/errors/failure-text.ts';
import { useLanguage } from '../i18n/i18n.tsx';

/** A confirmation dialog. */
export interface Question {
  /** "Delete Harbour CTF?" */
  title: ReactNode;
  /** The consequence, and whether it can be undone. */
  effect: ReactNode;
  /** Label of the confirming button: "Delete game". */
  confirm: string;
  /** Label of the cancelling button. Default "Cancel". */
  cancel?: string;
  /** The action destroys data: the button is red. */
  destructive?: boolean;
  /** A text that must be typed to confirm, such as the name of what is deleted. */
  typed?: { label: ReactNode; text: string };
  /**
   * The action. While its promise is pending the dialog is busy; if it rejects, the dialog stays open
   * and shows the error.
   */
  act: () => unknown;
  /** Called when the user cancels. */
  onCancel?: () => void;
}

/**
 * Asks for confirmation. The page renders the dialog and opens it with the function:
 * `const [ask, question] = useConfirm()`.
 */
export function useConfirm(): [ask: (question: Question) => void, dialog: ReactNode] {
  const { LL } = useLanguage();
  const [question, setQuestion] = useState<Question | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  // A second click can arrive before the first one has been rendered.
  const isUnderWay = useRef(false);
  const ask = (next: Question) => {
    setFailure(null);
    setQuestion(next);
  };
  const confirm = async (act: Question['act']) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await act();
      setQuestion(null);
    } catch (error) {
      setFailure(error);
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  if (!question) return [ask, null];
  const { act, onCancel, destructive, cancel = LL.common.cancel(), ...words } = question;
  const dialog = (
    <ConfirmDialog
      {...words}
      open
      cancel={cancel}
      destructive={destructive ?? false}
      busy={isBusy}
      {...(failure !== null && { error: failureText(LL, failure) })}
      onClose={() => {
        setQuestion(null);
        onCancel?.();
      }}
      onConfirm={() => void confirm(act)}
    />
  );
  return [ask, dialog];
}
