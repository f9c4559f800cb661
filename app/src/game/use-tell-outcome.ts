import { toast } from '@halyard/ui-kit';
import { failureText } from '../app/errors/failure-text.ts';
import { useLanguage } from '../i18n/i18n.tsx';
import type { FlagOutcome } from './kept-flags.ts';

/** Returns a function that says in a toast what became of a flag whose field does not show it. */
export function useTellOutcome(): (challenge: string, outcome: FlagOutcome) => void {
  const { LL } = useLanguage();
  const words = LL.frame.flagOutcome;
  return (challenge, outcome) => {
    if (outcome.kind === 'solved') toast({ title: words.solved({ challenge }) });
    else if (outcome.kind === 'refused')
      toast({
        tone: 'danger',
        title: words.refused({ challenge }),
        detail: failureText(LL, outcome.error),
      });
    else if (outcome.status === 'Accepted')
      toast({ tone: 'ok', title: words.accepted({ challenge }) });
    else if (outcome.status === 'WrongAnswer' || outcome.status === 'CheatDetected')
      toast({ tone: 'warn', title: words.wrong({ challenge }) });
    else toast({ tone: 'warn', title: words.noVerdict({ challenge }) });
  };
}
