import type { GameInfo } from '@halyard/sdk/types';
import type { Form } from '../../../forms/form.ts';
import type { GameForm } from './game-form.ts';

/** Props of the sections of the form. */
export interface GameSectionProps {
  game: GameInfo;
  form: Form<GameForm>;
}

/** Ids of sections to which links lead. */
export const SECTIONS = { page: 'page' } as const;
