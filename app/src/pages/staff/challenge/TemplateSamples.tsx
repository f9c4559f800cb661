import { templateStrength } from '@halyard/sdk/rules';
import { flagSubmissionFlagMax } from '@halyard/sdk/forms';
import { CodeBlock, EffectNote, Stack, Text } from '@halyard/ui-kit';
import { useMemo } from 'react';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { sampleFlag } from './sample-flag.ts';

/** Flags that a template makes, and how hard they are to guess. */
export function TemplateSamples({ template }: { template: string }) {
  const { LL } = useLanguage();
  const words = LL.staff.challenge;
  const samples = useMemo(() => [sampleFlag(template), sampleFlag(template)], [template]);
  const { guessBits, length, ok } = templateStrength(template);
  return (
    <Stack gap={8}>
      <CodeBlock
        label={words.samples()}
        code={samples.join('\n')}
        ground="raised"
        wrap
        copyable={false}
      />
      {ok ? (
        <Text as="p" size={12} tone="muted">
          {`${words.samples()} · ${words.guessBits({ bits: Math.floor(guessBits) })}`}
        </Text>
      ) : (
        <EffectNote tone="warn">
          {length > flagSubmissionFlagMax
            ? words.longTemplate({ length, most: flagSubmissionFlagMax })
            : words.weakTemplate()}
        </EffectNote>
      )}
    </Stack>
  );
}
