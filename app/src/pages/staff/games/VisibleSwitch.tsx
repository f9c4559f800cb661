import type { GameInfo } from '@halyard/sdk/types';
import { phaseOf } from '@halyard/sdk/rules';
import { Switch } from '@halyard/ui-kit';
import { useConfirm } from '../../../changes/use-confirm.tsx';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { useSetVisible } from './use-set-visible.ts';

/** Shows or hides a game. Hiding can be undone; for a running game it asks for confirmation. */
export function VisibleSwitch({ game }: { game: GameInfo }) {
  const { LL } = useLanguage();
  const words = LL.staff.games;
  const [ask, question] = useConfirm();
  const { mutate, isPending } = useSetVisible(game);
  const change = (visible: boolean) => {
    if (visible || phaseOf(game, Date.now()) !== 'running') return mutate(visible);
    ask({
      title: words.hideTitle({ game: game.title }),
      effect: words.hideEffect(),
      confirm: words.hide(),
      act: () => mutate(false),
    });
  };
  return (
    <>
      <Switch
        checked={!game.hidden}
        onCheckedChange={change}
        busy={isPending}
        aria-label={words.visibleOf({ game: game.title })}
      />
      {question}
    </>
  );
}
