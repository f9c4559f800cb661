import type { EditChallengeInfo, GameInfo, EditChallenge } from '@halyard/sdk/types';
import { phaseOf } from '@halyard/sdk/rules';
import { Switch } from '@halyard/ui-kit';
import { useConfirm } from '../../../changes/use-confirm.tsx';
import { useLanguage } from '../../../i18n/i18n.tsx';
import {
  getGetEditChallengeQueryKey,
  getListEditChallengesQueryKey,
  updateChallenge,
  updateChallengeChanges,
} from '@halyard/sdk/react';
import { patch, patchItem } from '../../../changes/optimistic.ts';
import { useChange } from '../../../changes/use-change.ts';

interface EnabledSwitchProps {
  game: GameInfo;
  challenge: Pick<EditChallengeInfo, 'id' | 'title' | 'isEnabled'>;
  /** The challenge has no flag and cannot be enabled. */
  lacksFlag?: boolean;
  /** Shows the state as text next to the switch. */
  named?: boolean;
}

/** Enables or disables a challenge; asks for confirmation while the game is running. */
export function EnabledSwitch({ game, challenge, lacksFlag, named }: EnabledSwitchProps) {
  const { LL } = useLanguage();
  const words = LL.staff.enabled;
  const { id, title, isEnabled } = challenge;
  const [ask, question] = useConfirm();
  const { mutate, isPending } = useSetEnabled(game.id, id);
  const change = (next: boolean) => {
    if (phaseOf(game, Date.now()) !== 'running') return mutate(next);
    const { title: heading, effect, confirm } = words[next ? 'enable' : 'disable'];
    ask({
      title: heading({ challenge: title }),
      effect: effect(),
      confirm: confirm(),
      act: () => mutate(next),
    });
  };
  return (
    <>
      <Switch
        checked={isEnabled}
        onCheckedChange={change}
        busy={isPending}
        disabled={lacksFlag && !isEnabled}
        {...(named ? { children: words.name() } : { 'aria-label': words.of({ challenge: title }) })}
      />
      {question}
    </>
  );
}

/** Enables or disables a challenge. */
function useSetEnabled(gameId: number, challengeId: number) {
  return useChange({
    call: (isEnabled: boolean) => updateChallenge({ gameId, challengeId }, { isEnabled }),
    shows: (isEnabled) => [
      patch<EditChallenge>(getGetEditChallengeQueryKey({ gameId, challengeId }), (challenge) => ({
        ...challenge,
        isEnabled,
      })),
      patchItem<EditChallengeInfo>(
        getListEditChallengesQueryKey(gameId),
        challengeId,
        (challenge) => ({ ...challenge, isEnabled }),
      ),
    ],
    changes: updateChallengeChanges,
    params: { gameId, challengeId },
  });
}
