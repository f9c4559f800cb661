import { useListDivisions } from '@halyard/sdk/react';
import type { GameInfo } from '@halyard/sdk/types';
import { Link, Readiness, Section, Stack, Text } from '@halyard/ui-kit';
import { lazyDialog } from '../../../app/errors/lazy-dialog.tsx';
import { href } from '../../../app/routes/paths.ts';
import { useSearchState } from '../../../app/routes/search-params.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import { type GameCounts, useGameCounts } from '../shared/use-game-counts.ts';
import { SECTIONS } from './game-section.ts';
import { checkReadiness, type ReadinessName } from './readiness.ts';
import { RUNBOOK_STEPS } from './runbook-steps.ts';

// The runbook is long.
const RunbookDialog = lazyDialog(async () => (await import('./RunbookDialog.tsx')).RunbookDialog);

/** What is missing before the start, where to fix it, and the step of the runbook about it. */
export function GameReadiness({ game }: { game: GameInfo }) {
  const { LL } = useLanguage();
  const words = LL.staff.info;
  const { params, close } = useSearchState();
  const counts = useGameCounts(game.id);
  const { data: divisions } = useListDivisions(game.id);
  const checks = checkReadiness(game, counts, divisions);
  const done = checks.filter(({ isDone }) => isDone).length;
  const step = params.get('runbook');
  return (
    <Section title={words.readiness()} note={words.readinessNote({ done, all: checks.length })}>
      <Stack gap={12}>
        <Readiness
          label={words.readiness()}
          checks={checks.map(({ name, isDone }) => ({
            id: name,
            state: isDone ? 'check' : 'warn',
            text: textOf(LL, name, isDone, counts),
            link: isDone ? undefined : placeOf(LL, name, game.id),
            help: isDone
              ? undefined
              : { href: href.runbook(game.id, name), label: words.runbook() },
          }))}
        />
        <Text size={13}>
          <Link href={href.runbook(game.id, 'all')}>{words.wholeRunbook()}</Link>
        </Text>
      </Stack>
      {step !== null && (
        <RunbookDialog
          step={Object.entries(RUNBOOK_STEPS).find(([name]) => name === step)?.[1]}
          onClose={() => close('runbook')}
        />
      )}
    </Section>
  );
}

function textOf(
  LL: TranslationFunctions,
  name: ReadinessName,
  isDone: boolean,
  { challenges = 0, enabled = 0, pending = 0 }: GameCounts,
): string {
  const words = LL.staff.info;
  switch (name) {
    case 'summary':
      return isDone ? words.summaryDone() : words.summaryMissing();
    case 'poster':
      return isDone ? words.posterDone() : words.posterMissing();
    case 'divisions':
      return isDone ? words.divisionsOpen() : words.divisionsClosed();
    case 'challenges':
      return challenges === 0
        ? LL.staff.challenges.empty()
        : words.challengesReady({ enabled, all: challenges });
    case 'review':
      return isDone ? words.nobodyWaits() : LL.staff.waitingCount({ count: pending });
    case 'visible':
      return isDone ? words.visibleDone() : words.visibleMissing();
  }
}

/** Where something that is missing is set. */
function placeOf(LL: TranslationFunctions, name: ReadinessName, gameId: number) {
  const words = LL.staff.info;
  switch (name) {
    case 'summary':
    case 'poster':
    case 'visible':
      return { href: `#${SECTIONS.page}`, label: words.show() };
    case 'divisions':
      return { href: href.divisions(gameId), label: words.show() };
    case 'challenges':
      return { href: href.staffChallenges(gameId), label: words.show() };
    case 'review':
      return { href: href.review(gameId), label: LL.frame.staffTabs.review() };
  }
}
