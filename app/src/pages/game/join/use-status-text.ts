import type { JoinState } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { GameView } from '../shared/use-game.ts';

/** The heading and text of the panel; undefined if there is only a form. */
export function useStatusText(
  { game, phase }: GameView,
  state: JoinState,
): { title: string; text?: string } | undefined {
  const { LL } = useLanguage();
  const words = LL.game.join;
  const team = game.teamName ?? '';
  switch (state) {
    case 'open':
      return undefined;
    case 'signedOut':
      return { title: words.signedOutTitle(), text: words.signedOutText() };
    case 'noTeam':
      return { title: words.noTeamTitle(), text: words.noTeamText() };
    case 'pending':
      return { title: words.pendingTitle({ team }), text: words.pendingText() };
    case 'accepted':
      return {
        title: words.acceptedTitle({ team }),
        text: {
          upcoming: words.acceptedWaiting,
          running: words.acceptedLive,
          practice: words.acceptedPractice,
          ended: words.acceptedEnded,
        }[phase](),
      };
    case 'rejected':
      return {
        title: words.rejectedTitle({ team }),
        text: phase === 'ended' ? words.rejectedOver() : words.rejectedText(),
      };
    case 'suspended':
      return {
        title: words.suspendedTitle({ team }),
        text: game.reason == null ? words.suspendedText() : LL.game.gate.suspendedText(),
      };
    case 'practice':
      return { title: words.practiceTitle(), text: words.practiceText() };
    case 'over':
      return { title: words.overTitle(), text: words.overText() };
  }
}
