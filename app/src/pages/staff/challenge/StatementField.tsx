import { FormField } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { MarkdownField } from '../shared/MarkdownField.tsx';
import type { ChallengeSectionProps } from './section-props.ts';

/** Editor of the statement with a preview. */
export function StatementField({ form }: ChallengeSectionProps) {
  const { LL } = useLanguage();
  return (
    <FormField label={LL.staff.challenge.statement()} {...form.field('content')}>
      <MarkdownField initialMode="split" {...form.bind('content')} />
    </FormField>
  );
}
