import { FormField, FormSection, Icon, Select } from '@halyard/ui-kit';
import { LanguageIcon } from '@halyard/ui-kit/icons';
import { availableLanguages } from '../../../app/language/available-languages.ts';
import { useMachineQuestion } from '../../../app/language/LanguagePicker.tsx';
import { useSwitchLanguage } from '../../../app/language/use-switch-language.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';

const machineMade = availableLanguages.filter(({ machineTranslated }) => machineTranslated);

/** The language of texts, dates and numbers. */
export function LanguageSection() {
  const { LL, locale } = useLanguage();
  const ask = useMachineQuestion();
  const take = useSwitchLanguage();
  const names = new Intl.ListFormat(locale).format(machineMade.map(({ name }) => name));
  const choose = (code: string) => {
    const offer = availableLanguages.find((each) => each.code === code);
    if (!offer) return;
    if (offer.machineTranslated) ask(offer);
    else void take(offer);
  };
  return (
    <FormSection
      id="language"
      title={LL.frame.language.title()}
      description={LL.profile.languageWhy()}
    >
      <FormField label={LL.frame.language.title()} hint={LL.profile.languages({ names })}>
        <Select
          value={locale}
          onValueChange={choose}
          options={availableLanguages.map(({ code, name, machineTranslated }) => ({
            value: code,
            label: name,
            lang: code,
            ...(machineTranslated && { hint: LL.frame.language.machine() }),
            glyph: <Icon icon={LanguageIcon} size={16} />,
          }))}
        />
      </FormField>
    </FormSection>
  );
}
