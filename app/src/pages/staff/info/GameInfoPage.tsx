import { useGetEditGame } from '@halyard/sdk/react';
import { CopyIcon } from '@halyard/ui-kit/icons';
import { useState } from 'react';
import { Redirect } from 'wouter';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
import { href } from '../../../app/routes/paths.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { useDuplicate } from '../games/use-duplicate.tsx';
import { FormLoading } from '../shared/FormLoading.tsx';
import { GameForm } from './GameForm.tsx';
import { StaffGameHeader } from '../shared/StaffGameHeader.tsx';
import { useGameId } from '../shared/use-ids.ts';

/** Edits all settings of a game: page, schedule, registration, blood bonus and description. */
export function GameInfoPage() {
  const { LL } = useLanguage();
  const gameId = useGameId();
  const [isDeleted, setDeleted] = useState(false);
  const { data: game, error, refetch } = useGetEditGame(gameId, { query: { enabled: !isDeleted } });
  const [duplicate, dialog] = useDuplicate(game);
  // The form is gone, so no unsaved changes block the redirect.
  if (isDeleted) return <Redirect to={href.staffGames()} replace />;
  return (
    <>
      <StaffGameHeader
        gameId={gameId}
        game={game}
        tab="info"
        more={
          duplicate
            ? [{ label: LL.staff.games.duplicate(), icon: CopyIcon, onSelect: duplicate }]
            : []
        }
      />
      {!game && (error ? <LoadFailure error={error} onRetry={refetch} /> : <FormLoading />)}
      {game && <GameForm key={gameId} game={game} onDeleted={() => setDeleted(true)} />}
      {dialog}
    </>
  );
}
