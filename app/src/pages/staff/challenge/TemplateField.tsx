import { Section, Stack } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { FLAGS_ID } from './flags.ts';
import type { ChallengeSectionProps } from './section-props.ts';
import { TemplateInput } from './TemplateInput.tsx';
import { judgeByTemplate } from './try-flag.ts';
import { TryFlag } from './TryFlag.tsx';

/** The template of the teams' flags, with samples; the server refuses one that is too weak. */
export function TemplateField({ form }: ChallengeSectionProps) {
  const { LL } = useLanguage();
  const words = LL.staff.challenge;
  return (
    <Section id={FLAGS_ID} title={words.template()} note={words.templateNote()}>
      <Stack gap={8}>
        <TemplateInput form={form} label={words.pattern()} />
        <TryFlag judge={(flag) => judgeByTemplate(form.values.flagTemplate, flag)} />
      </Stack>
    </Section>
  );
}
