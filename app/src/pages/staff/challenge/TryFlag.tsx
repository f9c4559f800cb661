import { flagInputFlagMax } from '@halyard/sdk/forms';
import { FormField, Text, TextField } from '@halyard/ui-kit';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import { useStray } from './StrayNote.tsx';
import type { Verdict } from './try-flag.ts';

/** A field that tells whether a flag would be right, without submitting it. */
export function TryFlag({ judge }: { judge: (flag: string) => Verdict }) {
  const { LL } = useLanguage();
  const words = LL.staff.flags;
  const [flag, setFlag] = useState('');
  const stray = useStray([flag]);
  const verdict = flag === '' ? null : judge(flag);
  return (
    <FormField
      label={words.try()}
      hint={
        <span role="status">
          {verdict ? (
            <Text size={12} tone={verdict.isRight ? 'ok' : 'warn'}>
              {verdictText(LL, verdict)}
            </Text>
          ) : (
            words.tryHint()
          )}
          {stray !== null && (
            <Text size={12} tone="warn">
              {` ${stray}`}
            </Text>
          )}
        </span>
      }
    >
      <TextField
        mono
        value={flag}
        onValueChange={setFlag}
        maxLength={flagInputFlagMax}
        autoComplete="off"
        spellCheck={false}
      />
    </FormField>
  );
}

function verdictText(LL: TranslationFunctions, verdict: Verdict): string {
  const words = LL.staff.flags;
  switch (verdict.kind) {
    case 'flag':
      return words.tryRight({ place: verdict.place });
    case 'near':
      return words.tryNear({ place: verdict.place });
    case 'team':
      return words.tryTeam();
    case 'no team':
      return words.tryNoTeam();
    case 'wrong':
      return words.tryWrong();
  }
}
