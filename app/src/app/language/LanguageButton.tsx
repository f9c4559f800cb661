import { languages } from '@halyard/sdk';
import { Button } from '@halyard/ui-kit';
import { LanguageIcon } from '@halyard/ui-kit/icons';
import { useLanguage } from '../../i18n/i18n.tsx';
import { useLanguagePicker } from './LanguagePicker.tsx';

/** Shows the current language and opens the language dialog; for pages without a rail. */
export function LanguageButton() {
  const { LL, locale } = useLanguage();
  const open = useLanguagePicker();
  const name = languages.find(({ code }) => code === locale)?.name ?? locale;
  return (
    <Button
      variant="ghost"
      icon={LanguageIcon}
      aria-label={LL.frame.language.current({ language: name })}
      onClick={open}
    >
      {name}
    </Button>
  );
}
