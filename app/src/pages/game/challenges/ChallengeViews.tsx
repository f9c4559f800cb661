import type { Attempt, ChallengeDetail } from '@halyard/sdk/types';
import {
  AttachmentRow,
  AttemptList,
  Button,
  HintList,
  lazyComponent,
  Skeleton,
  SolverList,
  Stack,
  Text,
} from '@halyard/ui-kit';
import { type ReactNode, useState } from 'react';
import { href } from '../../../app/routes/paths.ts';
import { useExtension } from '../../../app/routes/use-extension.ts';
import { useProfile } from '../../../app/session/session.ts';
import { type Language, useLanguage } from '../../../i18n/i18n.tsx';
import type { ChallengeSolver } from '../scoreboard/solvers.ts';
import { LazyMarkdown } from '../shared/LazyMarkdown.tsx';
import { bloodName } from '../../../game/term-words.ts';
import { markStray } from '../../../game/stray.ts';
import { attachmentOf, sizeText } from './attachment.ts';

// Few open it, and the first load of the page is small.
const FileLink = lazyComponent(async () => (await import('./FileLink.tsx')).FileLink);

/** The statement and its file; `above` is shown before it after a solve. */
export function StatementView({
  gameId,
  challenge,
  above,
  isPreview,
}: {
  gameId: number;
  challenge: ChallengeDetail;
  above: ReactNode;
  /** Staff look at it, who get no link to its file. */
  isPreview: boolean;
}) {
  const { LL, locale } = useLanguage();
  const hasLinks = useExtension('attachmentLinks') === true && !isPreview;
  const [isLinkOpen, setLinkOpen] = useState(false);
  const file = attachmentOf(challenge.context);
  return (
    <Stack gap={16}>
      {above}
      {challenge.content.trim() === '' ? (
        <Text tone="faint">{LL.game.challenge.noStatement()}</Text>
      ) : (
        <LazyMarkdown text={challenge.content} />
      )}
      {file && (
        <AttachmentRow
          name={file.name}
          href={file.href}
          external={file.isExternal}
          {...(file.size !== null && { fileSize: sizeText(locale, file.size) })}
        />
      )}
      {file && !file.isExternal && hasLinks && (
        <Stack align="start">
          {isLinkOpen ? (
            <FileLink gameId={gameId} challengeId={challenge.id} name={file.name} />
          ) : (
            <Button size="small" variant="ghost" onClick={() => setLinkOpen(true)}>
              {LL.game.challenge.fileLink()}
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  );
}

/** The hints, which are Markdown. */
export function HintsView({ hints }: { hints: readonly string[] }) {
  const { LL } = useLanguage();
  return (
    <HintList
      hints={hints.map((hint, index) => ({ id: index, content: <LazyMarkdown text={hint} /> }))}
      empty={LL.game.challenge.noHints()}
    />
  );
}

/** The number of solvers that are listed. */
const MAX_SOLVERS = 100;

interface SolversViewProps {
  gameId: number;
  /** Undefined until the board is loaded. */
  solvers: readonly ChallengeSolver[] | undefined;
  ownId: number;
}

/** The teams that solved it, in order; the user's team is listed even if it comes later. */
export function SolversView({ gameId, solvers, ownId }: SolversViewProps) {
  const { LL, dates } = useLanguage();
  if (!solvers) return <Skeleton />;
  const words = LL.game.challenge;
  return (
    <Stack gap={8}>
      <SolverList
        solvers={solvers.slice(0, MAX_SOLVERS).map(({ teamId, name, at }, index) => ({
          id: teamId,
          name,
          href: href.scoreboard(gameId, teamId),
          time: dates.weekMoment(at),
          own: teamId === ownId,
          ...(index < 3 && { bloodLabel: bloodName(LL, PLACES[index] ?? 1) }),
        }))}
        you={words.you()}
        empty={words.noSolvers()}
      />
      {solvers.length > MAX_SOLVERS && (
        <Text size={12} tone="faint">
          {words.moreSolvers({ count: solvers.length - MAX_SOLVERS })}
        </Text>
      )}
    </Stack>
  );
}

const PLACES = [1, 2, 3] as const;

/** The attempts of the team. */
export function TriesView({ tries }: { tries: readonly Attempt[] }) {
  const language = useLanguage();
  const name = useProfile()?.userName;
  const words = language.LL.game.challenge;
  return (
    <AttemptList
      attempts={tries.map((attempt) => ({
        id: attempt.id,
        flag: markStray(attempt.answer),
        ...resultOf(language, attempt),
        note: words[attempt.repeat === true ? 'tryRepeated' : 'tryNote']({
          name: attempt.user === name ? words.you() : (attempt.user ?? words.you()),
          time: language.dates.weekMoment(attempt.time),
        }),
      }))}
      empty={words.noTries()}
    />
  );
}

function resultOf({ LL }: Language, { status }: Attempt) {
  const words = LL.game.challenge;
  switch (status) {
    case 'Accepted':
      return { result: 'accepted', resultLabel: words.accepted() } as const;
    case 'FlagSubmitted':
      return { result: 'waiting', resultLabel: words.waitingForVerdict() } as const;
    default:
      return { result: 'wrong', resultLabel: words.wrong() } as const;
  }
}
