import { challengeUpdateFlagTemplateMax, flagSubmissionFlagMax } from '@halyard/sdk/forms';
import { templateStrength } from '@halyard/sdk/rules';
import { CharacterCount, FlagTemplateField, Section, Stack } from '@halyard/ui-kit';
import { useMemo } from 'react';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import { FLAGS_ID } from './flags.ts';
import { sampleFlags } from './sample-flags.ts';
import type { ChallengeSectionProps } from './section-props.ts';
import { judgeByTemplate } from './try-flag.ts';
import { TryFlag } from './TryFlag.tsx';

/** The template of the teams' flags, with samples; the server refuses one that is too weak. */
export function TemplateField({ form }: ChallengeSectionProps) {
  const { LL } = useLanguage();
  const words = LL.staff.challenge;
  const template = form.values.flagTemplate;
  const { changed, error } = form.field('flagTemplate');
  const samples = useMemo(() => sampleFlags(template), [template]);
  return (
    <Section id={FLAGS_ID} title={words.template()} note={words.templateNote()}>
      <Stack gap={8}>
        <FlagTemplateField
          label={words.pattern()}
          changed={changed}
          error={error}
          value={template}
          onValueChange={(value) => form.set('flagTemplate', withOneStyle(value))}
          tokens={listTokens(LL)}
          hint={words.templateHint()}
          note={<CharacterCount value={template} max={challengeUpdateFlagTemplateMax} />}
          samples={samples}
          samplesLabel={words.samples()}
          strength={strengthOf(LL, template)}
        />
        <TryFlag judge={(flag) => judgeByTemplate(template, flag)} />
      </Stack>
    </Section>
  );
}

/** The tokens of the contract. */
function listTokens(LL: TranslationFunctions) {
  const words = LL.staff.challenge.tokens;
  return [
    { token: '[GUID]', meaning: words.guid() },
    { token: '[TEAM_HASH]', meaning: words.teamHash() },
    { token: '[LEET]', meaning: words.leet(), prefix: true },
    { token: '[CLEET]', meaning: words.complexLeet(), prefix: true },
  ];
}

/** A template begins with one of the two ways to change letters: the one that was added last. */
function withOneStyle(template: string): string {
  return template.replace(/^(\[C?LEET\])\[C?LEET\]/, '$1');
}

function strengthOf(LL: TranslationFunctions, template: string) {
  const words = LL.staff.challenge;
  const { guessBits, length, ok } = templateStrength(template);
  if (ok) return { tone: 'ok' as const, label: words.guessBits({ bits: Math.floor(guessBits) }) };
  const label =
    length > flagSubmissionFlagMax
      ? words.longTemplate({ length, most: flagSubmissionFlagMax })
      : words.weakTemplate();
  return { tone: 'warn' as const, label };
}
