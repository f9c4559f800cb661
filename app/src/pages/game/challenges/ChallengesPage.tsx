import { Suspense } from 'react';
import { hasRole } from '@halyard/sdk/rules';
import { lazyRegion } from '../../../app/errors/PageErrorBoundary.tsx';
import { useSearchState } from '../../../app/routes/search-params.ts';
import { useSiteConfig } from '../../../app/routes/page-title.ts';
import { useProfile } from '../../../app/session/session.ts';
import { HeaderLoading, WithGame } from '../frame/GameStates.tsx';
import { BoardScreen } from './BoardScreen.tsx';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import { gateOf } from './gate.ts';

const WaitingRoom = lazyRegion(async () => (await import('./WaitingRoom.tsx')).WaitingRoom);
const GateScreen = lazyRegion(async () => (await import('./GateScreen.tsx')).GateScreen);

const PreviewScreen = lazyRegion(async () => (await import('./PreviewScreen.tsx')).PreviewScreen);

/** The challenges of a game, or the waiting room before its start. */
export function ChallengesPage() {
  const isPreview = useIsPreview();
  const loading = (
    <HeaderLoading>
      <BoardSkeleton />
    </HeaderLoading>
  );
  return (
    <WithGame loading={loading}>
      {(view) => {
        if (isPreview) {
          return (
            <Suspense fallback={loading}>
              <PreviewScreen view={view} />
            </Suspense>
          );
        }
        const gate = gateOf(view.game.status, view.phase);
        if (gate === 'board') return <BoardScreen view={view} />;
        return (
          <Suspense fallback={loading}>
            {gate === 'waitingRoom' ? (
              <WaitingRoom view={view} />
            ) : (
              <GateScreen view={view} gate={gate} />
            )}
          </Suspense>
        );
      }}
    </WithGame>
  );
}

/** Whether the address asks for the challenges as players see them, and the user may. */
function useIsPreview(): boolean {
  const { params } = useSearchState();
  const profile = useProfile();
  const { data: config } = useSiteConfig();
  return (
    params.has('preview') &&
    hasRole(profile ?? null, 'Admin') &&
    config?.extensions?.includes('preview') === true
  );
}
