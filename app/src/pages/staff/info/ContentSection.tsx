import { FormField, FormSection } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { MarkdownField } from '../shared/MarkdownField.tsx';
import type { GameSectionProps } from './game-section.ts';

/** The text of the game's page. */
export function ContentSection({ form }: GameSectionProps) {
  const { LL } = useLanguage();
  const words = LL.staff.info;
  return (
    <FormSection narrow title={words.content()} description={words.contentText()}>
      <FormField label={words.contentLabel()} {...form.field('content')}>
        <MarkdownField {...form.bind('content')} />
      </FormField>
    </FormSection>
  );
}
