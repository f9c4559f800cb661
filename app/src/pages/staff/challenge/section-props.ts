import type { EditChallenge, GameInfo } from '@halyard/sdk/react';
import type { Form } from '../../../forms/form.ts';
import type { ChallengeForm } from './challenge-form.ts';

/** What each part of the form of a challenge is given. */
export interface ChallengeSectionProps {
  form: Form<ChallengeForm>;
}

/** What the parts with calls of their own are given. */
export interface ChallengePartProps {
  game: GameInfo;
  challenge: EditChallenge;
}
