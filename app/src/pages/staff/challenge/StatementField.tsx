import { FormField } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { MarkdownField } from '../shared/MarkdownField.tsx';
import type { ChallengeSectionProps } from './section-props.ts';

/** The statement beside what players will see of it. */
export function StatementField({ form }: ChallengeSectionProps) {
  const { LL } = useLanguage();
  return (
    <FormField label={LL.staff.challenge.statement()} {...form.field('content')}>
      <MarkdownField initialMode="split" {...form.bind('content')} />
    </FormField>
  );
}
