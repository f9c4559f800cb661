import { useGetEditChallenge, useGetEditGame } from '@halyard/sdk/react';
import { useState } from 'react';
import { Redirect } from 'wouter';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
import { href } from '../../../app/routes/paths.ts';
import { ChallengeEditHeader } from './ChallengeEditHeader.tsx';
import { ChallengeEditor } from './ChallengeEditor.tsx';
import { FormLoading } from '../shared/FormLoading.tsx';
import { useChallengeId, useGameId } from '../shared/use-ids.ts';

/** Edits a challenge: statement, hints, file, flags, points and visibility. */
export function ChallengeEditPage() {
  const gameId = useGameId();
  const challengeId = useChallengeId();
  const [isDeleted, setDeleted] = useState(false);
  const query = { enabled: !isDeleted };
  const game = useGetEditGame(gameId, { query });
  const challenge = useGetEditChallenge({ gameId, challengeId }, { query });
  // The form is gone, so no unsaved changes block the redirect.
  if (isDeleted) return <Redirect to={href.staffChallenges(gameId)} replace />;
  const failed = game.data ? challenge : game;
  return (
    <>
      <ChallengeEditHeader
        gameId={gameId}
        challengeId={challengeId}
        game={game.data}
        challenge={challenge.data}
        onDeleted={() => setDeleted(true)}
      />
      {game.data && challenge.data ? (
        <ChallengeEditor game={game.data} challenge={challenge.data} />
      ) : failed.error ? (
        <LoadFailure error={failed.error} onRetry={failed.refetch} />
      ) : (
        <FormLoading />
      )}
    </>
  );
}
