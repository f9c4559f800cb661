import { useDeleteGame } from '@halyard/sdk/react';
import type { GameInfo } from '@halyard/sdk/types';
import { Button } from '@halyard/ui-kit';
import { DeleteIcon } from '@halyard/ui-kit/icons';
import { useConfirm } from '../../../changes/use-confirm.tsx';
import { useLanguage } from '../../../i18n/i18n.tsx';

interface DeleteGameProps {
  game: GameInfo;
  onDeleted: () => void;
}

/** Deletes a game after its title was typed. */
export function DeleteGame({ game, onDeleted }: DeleteGameProps) {
  const { LL } = useLanguage();
  const words = LL.staff.info;
  const [ask, question] = useConfirm();
  const { mutateAsync: remove } = useDeleteGame({ mutation: { onSuccess: onDeleted } });
  const askToDelete = () =>
    ask({
      title: words.deleteTitle({ game: game.title }),
      effect: words.deleteEffect(),
      typed: { label: words.typeTitle({ game: game.title }), text: game.title.trim() },
      confirm: words.deleteConfirm(),
      destructive: true,
      act: () => remove({ gameId: game.id }),
    });
  return (
    <>
      <Button size="small" variant="danger" icon={DeleteIcon} onClick={askToDelete}>
        {words.deleteGame()}
      </Button>
      {question}
    </>
  );
}
