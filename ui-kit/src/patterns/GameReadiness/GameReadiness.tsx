import type { ReactNode } from 'react';
import { Readiness, type ReadinessProps } from '../../components/Readiness/Readiness.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';

export interface GameReadinessProps extends Omit<ReadinessProps, 'label'> {
  /** "Readiness" */
  title: string;
  /** "5 of 7" */
  count: (done: number, of: number) => string;
  /** Shown before the list: the effect of the changes. */
  effect?: { title: string; content: ReactNode } | undefined;
  /** Shown after the list: destructive actions, e.g. deleting the game. */
  danger?: { title: string; content: ReactNode } | undefined;
}

/** The panel next to a game's form: effect of the changes, readiness, destructive actions. */
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
