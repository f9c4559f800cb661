import type { FlagState } from '@halyard/ui-kit';
import { useState } from 'react';
import { readDraft, writeDraft } from './drafts.ts';
import { flagState } from './flag-state.ts';
import type { FlagJudge } from './use-flag.ts';

/** State of the flag field of one challenge. */
export interface FlagControl extends FlagJudge {
  state: FlagState;
  text: string;
  setText: (text: string) => void;
}

/** The text in the flag field, which is kept as a draft. */
export function useFlagText(challengeId: number, judge: FlagJudge): FlagControl {
  const [text, setTyped] = useState(() => judge.keptFlag ?? readDraft(challengeId));
  return {
    ...judge,
    state: flagState({ ...judge, text }),
    text,
    setText(next) {
      setTyped(next);
      judge.onTyped();
      writeDraft(challengeId, next);
    },
  };
}
