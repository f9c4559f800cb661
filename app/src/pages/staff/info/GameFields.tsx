import type { GameInfo } from '@halyard/sdk/react';
import type { Draft } from '../../../forms/use-draft.ts';
import type { GameForm } from './game-form.ts';
import { PageSection } from './PageSection.tsx';
import { BloodSection } from './BloodSection.tsx';
import { RegistrationSection } from './RegistrationSection.tsx';
import { ScheduleSection } from './ScheduleSection.tsx';
import { ContentSection } from './ContentSection.tsx';

/** What each section of the form is given. */
export interface GameSectionProps {
  game: GameInfo;
  draft: Draft<GameForm>;
  /** What is wrong with a field, in words. */
  errors: Partial<Record<keyof GameForm, string>>;
}

/** All fields of a game, by what they are about. */
export function GameFields(props: GameSectionProps) {
  return (
    <>
      <PageSection {...props} />
      <ScheduleSection {...props} />
      <RegistrationSection {...props} />
      <BloodSection {...props} />
      <ContentSection {...props} />
    </>
  );
}
