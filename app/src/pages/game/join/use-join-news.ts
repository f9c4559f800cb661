import type { Game } from '@halyard/sdk/types';
import { toast } from '@halyard/ui-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLanguage } from '../../../i18n/i18n.tsx';

/** Shows a message when the organisers decide about the team, or the captain enters the user, while the page is open. */
export function useJoinNews({
  status,
  teamName,
  reason,
  enteredByCaptain,
}: Pick<Game, 'status' | 'teamName' | 'reason' | 'enteredByCaptain'>): void {
  const { LL } = useLanguage();
  const last = useRef(status);
  const say = useEffectEvent((before: Game['status'], now: Game['status']) => {
    const team = teamName ?? '';
    if (before === 'Unsubmitted' && enteredByCaptain === true)
      toast({ title: LL.game.join.entered({ team }), detail: LL.game.join.enteredNote() });
    if (before !== 'Pending' && now !== 'Suspended') return;
    if (now === 'Accepted') toast({ tone: 'ok', title: LL.game.join.acceptedNow({ team }) });
    const detail = reason ?? undefined;
    if (now === 'Rejected')
      toast({ tone: 'danger', title: LL.game.join.rejectedNow({ team }), detail });
    if (now === 'Suspended')
      toast({ tone: 'danger', title: LL.game.join.suspendedNow({ team }), detail });
  });
  useEffect(() => {
    if (last.current !== status) say(last.current, status);
    last.current = status;
  }, [status]);
}
