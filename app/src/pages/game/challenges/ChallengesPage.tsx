import { Suspense } from 'react';
import { lazyRegion } from '../../../app/errors/PageErrorBoundary.tsx';
import { HeaderLoading, WithGame } from '../frame/GameStates.tsx';
import { BoardScreen } from './BoardScreen.tsx';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import { gateOf } from './gate.ts';

const WaitingRoom = lazyRegion(async () => (await import('./WaitingRoom.tsx')).WaitingRoom);
const GateScreen = lazyRegion(async () => (await import('./GateScreen.tsx')).GateScreen);

/** The challenges of a game, or the waiting room before its start. */
export function ChallengesPage() {
  const loading = (
    <HeaderLoading>
      <BoardSkeleton />
    </HeaderLoading>
  );
  return (
    <WithGame loading={loading}>
      {(view) => {
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
