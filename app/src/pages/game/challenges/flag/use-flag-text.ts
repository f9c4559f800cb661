import type { FlagState } from '@halyard/ui-kit';
import { useState } from 'react';
import { readDraft, writeDraft } from './drafts.ts';
import { flagState } from './flag-state.ts';
import { type Stray, strayIn } from '../../../../game/stray.ts';
import type { FlagJudge } from './use-flag.ts';

/** State of the flag field of one challenge. */
export interface FlagControl extends FlagJudge {
  state: FlagState;
  text: string;
  setText: (text: string) => void;
  stray: Stray | null;
  /** The player is asked whether to send the flag with its stray characters. */
  isAsking: boolean;
}

/** The text in the flag field, which is kept as a draft. */
export function useFlagText(challengeId: number, judge: FlagJudge): FlagControl {
  const [text, setTyped] = useState(() => judge.keptFlag ?? readDraft(challengeId));
  const [question, setQuestion] = useState<'none' | 'asked' | 'answered'>('none');
  const stray = strayIn(text);
  const isAsking = question === 'asked';
  return {
    ...judge,
    state: flagState({ ...judge, text, hasStray: stray !== null, isAsking }),
    text,
    stray,
    isAsking,
    setText(next) {
      setTyped(next);
      setQuestion('none');
      judge.onTyped();
      writeDraft(challengeId, next);
    },
    submit(flag) {
      if (stray && question === 'none' && !judge.isKept) {
        setQuestion('asked');
        return;
      }
      setQuestion('answered');
      judge.submit(flag);
    },
  };
}
