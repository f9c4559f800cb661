import { challengeUpdateFlagTemplateMax, flagSubmissionFlagMax } from '@halyard/sdk/forms';
import { templateStrength, expandTemplate, type RandomSource } from '@halyard/sdk/rules';
import { CharacterCount, FlagTemplateField } from '@halyard/ui-kit';
import { useMemo } from 'react';
import type { FieldProps } from '../../../forms/field-props.ts';
import { markStray } from '../../../game/stray.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import { StrayNote, useStray } from './StrayNote.tsx';

const below = (limit: number) => Math.floor(Math.random() * limit);

/** Good enough to look at; the server draws the flags of teams from a secure source. */
const random: RandomSource = {
  below,
  guid: () =>
    `${hexadecimal(8)}-${hexadecimal(4)}-4${hexadecimal(3)}-a${hexadecimal(3)}-${hexadecimal(12)}`,
};

interface TemplateInputProps {
  form: Pick<FieldProps<{ flagTemplate: string }>, 'bind' | 'field'>;
  label: string;
  /** Whether it may be left blank. */
  optional?: boolean;
}

/** The field of a template with what can be put into it, and samples of its flags. */
export function TemplateInput({ form, label, optional = false }: TemplateInputProps) {
  const { LL } = useLanguage();
  const words = LL.staff.challenge;
  const { value: template, onValueChange } = form.bind('flagTemplate');
  const { changed, error } = form.field('flagTemplate');
  const stray = useStray([template]);
  const samples = useMemo(() => sampleFlags(template), [template]);
  return (
    <FlagTemplateField
      label={label}
      {...(optional && { mark: true })}
      changed={changed}
      error={error}
      value={template}
      onValueChange={(value) => onValueChange(withOneStyle(value))}
      tokens={listTokens(LL)}
      hint={stray === null ? words.templateHint() : <StrayNote text={stray} />}
      note={<CharacterCount value={template} max={challengeUpdateFlagTemplateMax} />}
      samples={optional && template === '' ? [] : samples.map(markStray)}
      samplesLabel={words.samples()}
      strength={strengthOf(LL, template)}
    />
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

function hexadecimal(count: number): string {
  return Array.from({ length: count }, () => below(16).toString(16)).join('');
}

/** Two flags as a template could make them for teams; one where it makes the same for all. */
function sampleFlags(template: string): string[] {
  const sample = () => expandTemplate(template, hexadecimal(12), random);
  return [...new Set([sample(), sample()])];
}
