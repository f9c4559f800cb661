import { challengeUpdateFlagTemplateMax } from '@halyard/sdk/forms';
import { Button, CharacterCount, FormField, Row, Section, Stack, TextField } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { FLAGS_ID } from './flags.ts';
import type { ChallengeSectionProps } from './section-props.ts';
import { TemplateSamples } from './TemplateSamples.tsx';
import { judgeByTemplate } from './try-flag.ts';
import { TryFlag } from './TryFlag.tsx';

/** Placeholders defined by the contract, replaced for each team. */
const PLACES = ['[GUID]', '[TEAM_HASH]'] as const;
const VARIATIONS = ['[LEET]', '[CLEET]'] as const;

/** The template of the teams' flags, with samples; the server refuses one that is too weak. */
export function TemplateField({ form }: ChallengeSectionProps) {
  const { LL } = useLanguage();
  const words = LL.staff.challenge;
  const template = form.values.flagTemplate;
  const setTemplate = (value: string) => form.set('flagTemplate', value);
  return (
    <Section id={FLAGS_ID} title={words.template()} note={words.templateNote()}>
      <Stack gap={8}>
        <FormField
          label={words.pattern()}
          {...form.field('flagTemplate')}
          hint={words.templateHint()}
          note={<CharacterCount value={template} max={challengeUpdateFlagTemplateMax} />}
        >
          <TextField mono {...form.bind('flagTemplate')} autoComplete="off" spellCheck={false} />
        </FormField>
        <Row gap={8} wrap>
          {PLACES.map((place) => (
            <Button key={place} size="small" onClick={() => setTemplate(template + place)}>
              {place}
            </Button>
          ))}
          {VARIATIONS.map((variation) => (
            <Button
              key={variation}
              size="small"
              disabled={template.startsWith(variation)}
              onClick={() => setTemplate(variation + template.replace(/^\[C?LEET\]/, ''))}
            >
              {variation}
            </Button>
          ))}
        </Row>
        <TemplateSamples template={template} />
        <TryFlag judge={(flag) => judgeByTemplate(template, flag)} />
      </Stack>
    </Section>
  );
}
