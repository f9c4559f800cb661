import { FormSection } from '@halyard/ui-kit';
import { AppearanceFields } from '../../../app/appearance/AppearanceFields.tsx';
import { useLanguage } from '../../../i18n/i18n.tsx';

/** Theme, contrast and colour on this device. */
export function AppearanceSection() {
  const { LL } = useLanguage();
  return (
    <FormSection
      id="appearance"
      title={LL.profile.appearance()}
      description={LL.profile.appearanceWhy()}
    >
      <AppearanceFields />
    </FormSection>
  );
}
