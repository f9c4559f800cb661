import { ConfirmDialog } from '@halyard/ui-kit';
import { type ReactNode, useRef, useState } from 'react';
import { failureText } from '../app/errors/failure-text.ts';
import { useLanguage } from '../i18n/i18n.tsx';

/** A question before something that matters. */
export interface Question {
  /** "Delete Harbour CTF?" */
  title: ReactNode;
  /** The consequence, and whether there is a way back. */
  effect: ReactNode;
  /** The act in words: "Delete game". */
  confirm: string;
  /** The word for not doing it. Default "Cancel". */
  cancel?: string;
  /** Something is lost: the button is red. */
  destructive?: boolean;
  /** Must be typed first: the name of what will be lost. */
  typed?: { label: ReactNode; text: string };
  /**
   * What is done. While its promise is pending the dialog is busy; a rejection is said in the
   * dialog, which stays open.
   */
  act: () => unknown;
  /** It was not done. */
  onCancel?: () => void;
}

/**
 * Asks before something that matters. The page renders the dialog and asks with the function:
 * `const [ask, question] = useConfirm()`.
 */
export function useConfirm(): [ask: (question: Question) => void, dialog: ReactNode] {
  const { LL } = useLanguage();
  const [question, setQuestion] = useState<Question | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  // A second press can come before the first one has been rendered.
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
