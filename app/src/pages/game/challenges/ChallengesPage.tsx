import { WithGame, HeaderLoading } from '../frame/GameStates.tsx';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import { BoardScreen } from './BoardScreen.tsx';
import { gateOf } from './gate.ts';
import { GateScreen } from './GateScreen.tsx';
import { WaitingRoom } from './WaitingRoom.tsx';

/** The challenges of a game; before its start the room to wait in. */
export function ChallengesPage() {
  return (
    <WithGame loading={<HeaderLoading><BoardSkeleton /></HeaderLoading>}>
      {(view) => {
        const gate = gateOf(view.game.status, view.phase);
        if (gate === 'board') return <BoardScreen view={view} />;
        if (gate === 'waitingRoom') return <WaitingRoom view={view} />;
        return <GateScreen view={view} gate={gate} />;
      }}
    </WithGame>
  );
}
