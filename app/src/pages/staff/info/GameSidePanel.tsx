import type { GameInfo } from '@halyard/sdk/types';
import { EffectNote, Readiness, Section, SidePanel, Stack, Text } from '@halyard/ui-kit';
import { href } from '../../../app/routes/paths.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { useGameCounts } from '../shared/use-game-counts.ts';
import { DeleteGame } from './DeleteGame.tsx';
import { ExportGame } from './ExportGame.tsx';
import { ReleaseFreeze } from './ReleaseFreeze.tsx';
import { checkReadiness } from './readiness.ts';

interface GameSidePanelProps {
  game: GameInfo;
  /** The effects of the unsaved changes, one sentence each. */
  effects: readonly string[];
  onDeleted: () => void;
}

/** The panel next to the form: effects of the changes, checklist, and deletion of the game. */
export function GameSidePanel({ game, effects, onDeleted }: GameSidePanelProps) {
  const { LL } = useLanguage();
  const words = LL.staff.info;
  return (
    <SidePanel label={words.panel()}>
      <Stack gap={24}>
        {effects.length > 0 && (
          <Section title={words.effect()}>
            <EffectNote variant="box" tone="warn">
              {effects.map((effect) => (
                <p key={effect}>{effect}</p>
              ))}
            </EffectNote>
          </Section>
        )}
        <ReleaseFreeze game={game} />
        <GameReadiness game={game} />
        <ExportGame game={game} />
        <Section title={words.danger()}>
          <Stack gap={12} align="start">
            <Text as="p" size={13} tone="muted">
              {words.deleteText()}
            </Text>
            <DeleteGame game={game} onDeleted={onDeleted} />
          </Stack>
        </Section>
      </Stack>
    </SidePanel>
  );
}

function GameReadiness({ game }: { game: GameInfo }) {
  const { LL } = useLanguage();
  const words = LL.staff.info;
  const counts = useGameCounts(game.id);
  const checks = checkReadiness(game, counts);
  const done = checks.filter(({ isDone }) => isDone).length;
  const target = {
    summary: undefined,
    challenges: { href: href.staffChallenges(game.id), label: words.show() },
    review: { href: href.review(game.id), label: LL.frame.staffTabs.review() },
    visible: undefined,
  };
  const text = {
    summary: (isDone: boolean) => (isDone ? words.summaryDone() : words.summaryMissing()),
    challenges: () =>
      counts.challenges === 0
        ? LL.staff.challenges.empty()
        : words.challengesReady({ enabled: counts.enabled ?? 0, all: counts.challenges ?? 0 }),
    review: (isDone: boolean) =>
      isDone ? words.nobodyWaits() : LL.staff.waitingCount({ count: counts.pending ?? 0 }),
    visible: (isDone: boolean) => (isDone ? words.visibleDone() : words.visibleMissing()),
  };
  return (
    <Section title={words.readiness()} note={words.readinessNote({ done, all: checks.length })}>
      <Readiness
        label={words.readiness()}
        checks={checks.map(({ name, isDone }) => ({
          id: name,
          state: isDone ? 'check' : 'warn',
          text: text[name](isDone),
          link: isDone ? undefined : target[name],
        }))}
      />
    </Section>
  );
}
