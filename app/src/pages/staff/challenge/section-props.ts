import type { EditChallenge, GameInfo } from '@halyard/sdk/types';
import type { Form } from '../../../forms/form.ts';
import type { ChallengeForm } from './challenge-form.ts';

/** Props of the sections of the form. */
export interface ChallengeSectionProps {
  form: Form<ChallengeForm>;
}

/** Props of the sections that send their own requests. */
export interface ChallengePartProps {
  game: GameInfo;
  challenge: EditChallenge;
}
