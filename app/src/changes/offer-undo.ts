import { toast } from '@halyard/ui-kit';
import type { TranslationFunctions } from '../i18n/i18n-types.ts';

const SECONDS = 8;

/**
 * Shows a message about a completed action with a button that undoes it, for a limited time.
 * @param title what happened: "Harbour CTF is hidden"
 */
export function offerUndo(LL: TranslationFunctions, title: string, undo: () => void): void {
  toast({
    title,
    detail: LL.frame.undoFor({ seconds: SECONDS }),
    duration: SECONDS * 1000,
    action: { label: LL.frame.undo(), onAction: undo },
  });
}
