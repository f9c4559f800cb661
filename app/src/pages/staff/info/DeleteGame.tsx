import { type GameInfo, useDeleteGame } from '@halyard/sdk/react';
import { Button, ConfirmDialog } from '@halyard/ui-kit';
import { DeleteIcon } from '@halyard/ui-kit/icons';
import { useState } from 'react';
import { failureText } from '../../../app/errors/failure-text.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';

interface DeleteGameProps {
  game: GameInfo;
  onDeleted: () => void;
}

/** Deletes a game, once its title was typed. */
export function DeleteGame({ game, onDeleted }: DeleteGameProps) {
  const { LL } = useLanguage();
  const words = LL.staff.info;
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useDeleteGame({ mutation: { onSuccess: onDeleted } });
  return (
    <>
      <Button size="small" variant="danger" icon={DeleteIcon} onClick={() => setAsking(true)}>
        {words.deleteGame()}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={words.deleteTitle({ game: game.title })}
        effect={words.deleteEffect()}
        typed={{ label: words.typeTitle({ game: game.title }), text: game.title.trim() }}
        confirm={words.deleteConfirm()}
        cancel={LL.common.cancel()}
        final
        busy={isPending}
        {...(error && { error: failureText(LL, error) })}
        onConfirm={() => mutate({ gameId: game.id })}
      />
    </>
  );
}
