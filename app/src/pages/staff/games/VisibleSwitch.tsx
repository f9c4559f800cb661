import type { GameInfo } from '@halyard/sdk/react';
import { ConfirmDialog, Switch } from '@halyard/ui-kit';
import { useState } from 'react';
import { gamePhase } from '../../../app/session/abilities.ts';
import { offerUndo } from '../../../changes/offer-undo.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { useSetVisible } from './use-set-visible.ts';

/** Whether players find a game. Hiding a live one asks first; hiding any can be undone. */
export function VisibleSwitch({ game }: { game: GameInfo }) {
  const { LL } = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useSetVisible(game.id);
  const hide = () =>
    mutate(false, {
      onSuccess: () =>
        offerUndo(LL, LL.staff.games.nowHidden({ game: game.title }), () => mutate(true)),
    });
  const change = (visible: boolean) => {
    if (visible) mutate(true);
    else if (gamePhase(game, Date.now()) === 'live') setAsking(true);
    else hide();
  };
  return (
    <>
      <Switch
        checked={!game.hidden}
        onCheckedChange={change}
        busy={isPending}
        aria-label={LL.staff.games.visibleOf({ game: game.title })}
      />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={LL.staff.games.hideTitle({ game: game.title })}
        effect={LL.staff.games.hideEffect()}
        confirm={LL.staff.games.hide()}
        cancel={LL.common.cancel()}
        onConfirm={() => {
          setAsking(false);
          hide();
        }}
      />
    </>
  );
}
