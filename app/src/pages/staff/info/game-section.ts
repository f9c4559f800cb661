import type { GameInfo } from '@halyard/sdk/react';
import type { Form } from '../../../forms/form.ts';
import type { GameForm } from './game-form.ts';

/** What each section of the form is given. */
export interface GameSectionProps {
  game: GameInfo;
  form: Form<GameForm>;
}
