import { GameHeader, PageLoader, Skeleton, Stack, useHeldSkeleton } from '@halyard/ui-kit';
import { type ReactNode, Suspense } from 'react';
import { useLocation, useParams } from 'wouter';
import { lazyRegion } from '../../../app/errors/PageErrorBoundary.tsx';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
import { href } from '../../../app/routes/paths.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { type GameQuery, type GameView, useGame } from '../shared/use-game.ts';

const MissingGamePage = lazyRegion(
  async () => (await import('../../missing/MissingGamePage.tsx')).MissingGamePage,
);

/** Renders the game in the address, or an error. */
export function WithGame({
  loading,
  children,
}: {
  /** Shown while the game is loading. */
  loading: ReactNode;
  children: (view: GameView) => ReactNode;
}) {
  const query = useGame(useGameId());
  const isHeld = useHeldSkeleton(!query.view && !query.error && !query.isMissing);
  if (isHeld) return loading;
  return query.view ? children(query.view) : <GameFailure query={query} />;
}

function GameFailure({ query }: { query: GameQuery }) {
  const { LL } = useLanguage();
  const [path] = useLocation();
  if (!query.isMissing) {
    return <LoadFailure error={query.error} onRetry={query.refetch} title={LL.game.failed()} />;
  }
  return (
    <Suspense fallback={<PageLoader />}>
      <MissingGamePage name={path.split('/')[2] ?? ''} />
    </Suspense>
  );
}

/** Skeleton of the header of a game. */
export function HeaderLoading({ children }: { children?: ReactNode }) {
  const { LL } = useLanguage();
  return (
    <>
      <GameHeader
        title={LL.common.loading()}
        back={{ href: href.games(), label: LL.games.title() }}
      />
      <Stack pad="page" gap={16} role="status" aria-label={LL.game.loading()} aria-busy>
        {children ?? <Skeleton shape="card" />}
      </Stack>
    </>
  );
}

/** The game id in the address; 0, which no game has, if it is not a number. */
function useGameId(): number {
  const { gameId } = useParams<{ gameId: string }>();
  return /^\d{1,9}$/.test(gameId ?? '') ? Number(gameId) : 0;
}
