import type { GameSectionProps } from './game-section.ts';
import { PageSection } from './PageSection.tsx';
import { BloodSection } from './BloodSection.tsx';
import { RegistrationSection } from './RegistrationSection.tsx';
import { ScheduleSection } from './ScheduleSection.tsx';
import { ContentSection } from './ContentSection.tsx';
import { WriteupSection } from './WriteupSection.tsx';

/** All fields of a game in sections. */
export function GameFields(props: GameSectionProps) {
  return (
    <>
      <PageSection {...props} />
      <ScheduleSection {...props} />
      <RegistrationSection {...props} />
      <BloodSection {...props} />
      <WriteupSection {...props} />
      <ContentSection {...props} />
    </>
  );
}
