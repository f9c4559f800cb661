import type { BasicGame } from '@halyard/sdk/types';
import {
  BandCard,
  ButtonLink,
  EmptyState,
  MissingFlag,
  Section,
  Skeleton,
  useTick,
} from '@halyard/ui-kit';
import { LoadFailure } from '../../app/errors/LoadFailure.tsx';
import type { useRecentGames } from '../../game/recent-games.ts';
import { href } from '../../app/routes/paths.ts';
import { useProfile } from '../../app/session/session.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { ComingGame } from './ComingGame.tsx';
import { gameOfNow } from './game-of-now.ts';
import { PlayingGame } from './PlayingGame.tsx';

/** The first card: the current game, or the next one. */
export function Now({ recent }: { recent: ReturnType<typeof useRecentGames> }) {
  const { LL } = useLanguage();
  return (
    <Section title={LL.home.now()}>
      <NowCard recent={recent} />
    </Section>
  );
}

const NONE: readonly BasicGame[] = [];

function NowCard({ recent: { data: games, error, refetch } }: Parameters<typeof Now>[0]) {
  const { LL } = useLanguage();
  const known = games ?? NONE;
  const id = useTick((now) => gameOfNow(known, now)?.game.id ?? 0);
  const isPlaying = useTick((now) => gameOfNow(known, now)?.isPlaying ?? false);
  if (!games) {
    if (error) return <LoadFailure error={error} onRetry={refetch} title={LL.games.loadFailed()} />;
    return <Skeleton shape="card" height="248px" />;
  }
  const game = games.find((each) => each.id === id);
  if (!game) return <NothingOn />;
  return isPlaying ? <PlayingGame game={game} /> : <ComingGame game={game} />;
}

function NothingOn() {
  const { LL } = useLanguage();
  const profile = useProfile();
  return (
    <BandCard
      head={
        <EmptyState
          figure={<MissingFlag />}
          title={LL.home.nothingOn()}
          actions={
            profile === null ? (
              <>
                <ButtonLink size="small" variant="primary" href={href.register(href.home())}>
                  {LL.frame.register()}
                </ButtonLink>
                <ButtonLink size="small" href={href.login(href.home())}>
                  {LL.frame.signIn()}
                </ButtonLink>
              </>
            ) : (
              <ButtonLink size="small" href={href.games()}>
                {LL.games.all()}
              </ButtonLink>
            )
          }
        >
          {profile === null ? LL.home.nothingOnStranger() : LL.home.nothingOnText()}
        </EmptyState>
      }
    />
  );
}
