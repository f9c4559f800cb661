import { useGetEditGame } from '@halyard/sdk/react';
import { PageLoader } from '@halyard/ui-kit';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
import { StaffGameHeader } from '../shared/StaffGameHeader.tsx';
import { useGameId } from '../shared/use-ids.ts';
import { GameWriteups } from './GameWriteups.tsx';

/** Reads what the teams of a game have handed in. */
export function WriteupsPage() {
  const gameId = useGameId();
  const { data: game, error, refetch } = useGetEditGame(gameId);
  if (game) return <GameWriteups game={game} />;
  return (
    <>
      <StaffGameHeader gameId={gameId} game={undefined} tab="writeups" />
      {error ? <LoadFailure error={error} onRetry={refetch} /> : <PageLoader />}
    </>
  );
}
