import { toast } from '@halyard/ui-kit';
import { useChooseLanguage, useLanguage } from '../../i18n/i18n.tsx';
import type { AvailableLanguage } from './available-languages.ts';

/** Switches the language; shows a message if that fails. */
export function useSwitchLanguage(): (offer: AvailableLanguage) => Promise<void> {
  const { LL } = useLanguage();
  const choose = useChooseLanguage();
  return async ({ code, name }) => {
    if (await choose(code)) return;
    toast({ tone: 'danger', title: LL.frame.language.failed({ language: name }) });
  };
}
