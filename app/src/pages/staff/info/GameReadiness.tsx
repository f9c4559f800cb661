import { useListDivisions, useListGameImages, useListHiddenPictures } from '@halyard/sdk/react';
import type { ChallengePictures, ContainerState, GameImage, GameInfo } from '@halyard/sdk/types';
import { Link, Readiness, Section, Stack, Text } from '@halyard/ui-kit';
import { lazyDialog } from '../../../app/errors/lazy-dialog.tsx';
import { useContainerState } from '../shared/use-container-state.ts';
import { href } from '../../../app/routes/paths.ts';
import { useExtension } from '../../../app/routes/use-extension.ts';
import { useSearchState } from '../../../app/routes/search-params.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import { type GameCounts, useGameCounts } from '../shared/use-game-counts.ts';
import { SECTIONS } from './game-section.ts';
import { checkReadiness, type ReadinessCheck, type ReadinessName } from './readiness.ts';
import { RUNBOOK_STEPS } from './runbook-steps.ts';

// The runbook is long.
const RunbookDialog = lazyDialog(async () => (await import('./RunbookDialog.tsx')).RunbookDialog);

const REFRESH = 30_000;

/** What is missing before the start, where to fix it, and the step of the runbook about it. */
export function GameReadiness({ game }: { game: GameInfo }) {
  const { LL } = useLanguage();
  const words = LL.staff.info;
  const { params, close } = useSearchState();
  const counts = useGameCounts(game.id);
  const { data: divisions } = useListDivisions(game.id);
  const images = useImages(game.id);
  const containers = useContainerState();
  const pictures = useHiddenPictures(game.id);
  const checks = checkReadiness(game, counts, { divisions, images, containers, pictures });
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
            text: textOf(LL, { name, isDone }, { ...counts, images, containers, pictures }),
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

/** The images of a game, where the server pulls them ahead. */
function useImages(gameId: number): readonly GameImage[] | undefined {
  const enabled = useExtension('gameImages') === true;
  const { data } = useListGameImages(gameId, { query: { enabled, refetchInterval: REFRESH } });
  return data?.data;
}

/** Challenges with pictures that players see as links, where the server looks for them. */
function useHiddenPictures(gameId: number): readonly ChallengePictures[] | undefined {
  const enabled = useExtension('hiddenPictures') === true;
  const { data } = useListHiddenPictures(gameId, { query: { enabled, refetchInterval: REFRESH } });
  return data?.data;
}

interface Known extends GameCounts {
  images: readonly GameImage[] | undefined;
  containers: ContainerState | undefined;
  pictures: readonly ChallengePictures[] | undefined;
}

function textOf(
  LL: TranslationFunctions,
  { name, isDone }: ReadinessCheck,
  {
    challenges = 0,
    enabled = 0,
    pending = 0,
    shortOfFiles = [],
    worthless = [],
    images,
    containers,
    pictures = [],
  }: Known,
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
    case 'files':
    case 'points':
    case 'pictures':
      return challengeText(
        LL,
        { name, isDone },
        { shortOfFiles, worthless, hiding: pictures.map(({ title }) => title) },
      );
    case 'images':
    case 'isolation':
      return containerText(LL, { name, isDone }, { images, containers });
    case 'review':
      return isDone ? words.nobodyWaits() : LL.staff.waitingCount({ count: pending });
    case 'visible':
      return isDone ? words.visibleDone() : words.visibleMissing();
  }
}

function challengeText(
  LL: TranslationFunctions,
  { name, isDone }: ReadinessCheck,
  {
    shortOfFiles,
    worthless,
    hiding,
  }: Record<'shortOfFiles' | 'worthless' | 'hiding', readonly string[]>,
): string {
  const words = LL.staff.info;
  if (name === 'files') {
    return isDone ? words.filesDone() : words.filesMissing({ challenges: shortOfFiles.join(', ') });
  }
  if (name === 'pictures') {
    return isDone ? words.picturesDone() : words.picturesHidden({ challenges: hiding.join(', ') });
  }
  return isDone ? words.pointsDone() : words.pointsMissing({ challenges: worthless.join(', ') });
}

function containerText(
  LL: TranslationFunctions,
  { name, isDone }: ReadinessCheck,
  { images = [], containers }: Pick<Known, 'images' | 'containers'>,
): string {
  const words = LL.staff.info;
  if (name === 'isolation') return isolationText(LL, containers);
  return isDone ? words.imagesDone() : words.imagesMissing({ images: missingOf(images) });
}

function isolationText(LL: TranslationFunctions, containers: ContainerState | undefined): string {
  const words = LL.staff.isolation.ready;
  const { isolation, isolationRequired = true, addresses = [] } = containers ?? {};
  if (!isolationRequired) return words.Allowed();
  return words[isolation ?? 'NotChecked']({ addresses: addresses.join(', ') });
}

function missingOf(images: readonly GameImage[]): string {
  const missing = images.filter(({ state }) => state === 'Unavailable');
  return missing.map(({ image }) => image).join(', ');
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
    case 'files':
    case 'points':
    case 'pictures':
    case 'images':
      return { href: href.staffChallenges(gameId), label: words.show() };
    case 'isolation':
      return { href: `${href.settings()}#state`, label: words.show() };
    case 'review':
      return { href: href.review(gameId), label: LL.frame.staffTabs.review() };
  }
}
