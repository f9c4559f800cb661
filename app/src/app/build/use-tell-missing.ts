import { toast } from '@halyard/ui-kit';
import { useCallback } from 'react';
import type { TranslationFunctions } from '../../i18n/i18n-types.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { meetMissingCode } from './missing-code.ts';

/** Reports that a dialog or page could not be opened, unless the page is reloading. */
export function useTellMissing(): (error: unknown) => void {
  const { LL } = useLanguage();
  return useCallback((error) => void tell(LL, error), [LL]);
}

async function tell(LL: TranslationFunctions, error: unknown): Promise<void> {
  const outcome = await meetMissingCode(error);
  if (outcome === 'reload') return;
  const detail = outcome === 'offer' ? LL.frame.newBuild() : LL.errors.network();
  toast({ tone: 'danger', title: LL.errors.loadFailed(), detail });
}
