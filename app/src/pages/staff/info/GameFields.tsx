import type { GameInfo } from '@halyard/sdk/react';
import type { Form } from '../../../forms/form.ts';
import type { GameForm } from './game-form.ts';
import { PageSection } from './PageSection.tsx';
import { BloodSection } from './BloodSection.tsx';
import { RegistrationSection } from './RegistrationSection.tsx';
import { ScheduleSection } from './ScheduleSection.tsx';
import { ContentSection } from './ContentSection.tsx';

/** What each section of the form is given. */
export interface GameSectionProps {
  game: GameInfo;
  form: Form<GameForm>;
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
