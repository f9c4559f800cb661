import { toast } from '@halyard/ui-kit';
import type { TranslationFunctions } from '../i18n/i18n-types.ts';

const SECONDS = 8;

/**
 * Says what was done and takes it back on demand, for a while; for acts that can be.
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
