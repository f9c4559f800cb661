import type { ReactNode } from 'react';
import { Readiness, type ReadinessProps } from '../../components/Readiness/Readiness.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';

export interface GameReadinessProps extends Omit<ReadinessProps, 'label'> {
  /** "Readiness" */
  title: string;
  /** "5 of 7" */
  count: (done: number, of: number) => string;
  /** Before it: what the changes will do. */
  effect?: { title: string; content: ReactNode } | undefined;
  /** After it, e.g. deleting the game; for those who may. */
  danger?: { title: string; content: ReactNode } | undefined;
}

/** Beside the form of a game: what the changes do, what is missing, what cannot be undone. */
export function GameReadiness({ title, count, effect, danger, ...readiness }: GameReadinessProps) {
  const { checks } = readiness;
  const done = checks.filter(({ state }) => state === 'check').length;
  const said = count(done, checks.length);
  return (
    <Stack gap={24}>
      {effect && <Section title={effect.title}>{effect.content}</Section>}
      <Section title={title} note={checks.length > 0 && said}>
        <Readiness {...readiness} label={`${title}, ${said}`} />
      </Section>
      {danger && <Section title={danger.title}>{danger.content}</Section>}
    </Stack>
  );
}
