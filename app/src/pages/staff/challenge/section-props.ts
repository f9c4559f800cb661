import type { EditChallenge, GameInfo } from '@halyard/sdk/react';
import type { Draft } from '../../../forms/use-draft.ts';
import type { ChallengeForm } from './challenge-form.ts';

/** What each part of the form of a challenge is given. */
export interface ChallengeSectionProps {
  draft: Draft<ChallengeForm>;
  /** What is wrong with a field, in words. */
  errors: Partial<Record<keyof ChallengeForm, string>>;
}

/** What the parts with calls of their own are given. */
export interface ChallengePartProps {
  game: GameInfo;
  challenge: EditChallenge;
}
