import { ButtonLink, EmptyState, MissingFlag } from '@halyard/ui-kit';
import { href } from '../../../app/routes/paths.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { GameFrame } from '../frame/GameFrame.tsx';
import type { GameView } from '../shared/use-game.ts';
import type { Gate } from './gate.ts';

interface GateScreenProps {
  view: GameView;
  gate: Exclude<Gate, 'board' | 'waitingRoom'>;
}

/** Explains why the challenges are not shown, and links to other pages. */
export function GateScreen({ view, gate }: GateScreenProps) {
  const { LL } = useLanguage();
  const { game, phase, isFrozen } = view;
  const words = LL.game.gate;
  const team = game.teamName ?? '';
  const reason = game.reason == null ? '' : LL.game.join.reason({ reason: game.reason });
  const texts = {
    notJoined: { title: words.notJoinedTitle(), text: words.notJoinedText() },
    pending: { title: words.pendingTitle({ team }), text: words.pendingText() },
    rejected: { title: words.rejectedTitle({ team }), text: reason },
    suspended: {
      title: words.suspendedTitle({ team }),
      text: [words.suspendedText(), reason].join(' ').trim(),
    },
    ended: { title: words.endedTitle(), text: words.endedText() },
  }[gate];
  return (
    <GameFrame view={view} current="challenges" standing={undefined} challenges={[]}>
      <EmptyState
        figure={<MissingFlag />}
        title={texts.title}
        actions={
          <>
            {phase !== 'upcoming' && gate === 'ended' && (
              <ButtonLink size="small" href={href.scoreboard(game.id)}>
                {isFrozen ? LL.game.scoreboard() : words.toScoreboard()}
              </ButtonLink>
            )}
            {gate === 'ended' && game.writeupRequired && (
              <ButtonLink size="small" href={href.writeup(game.id)}>
                {LL.frame.places.writeup()}
              </ButtonLink>
            )}
            <ButtonLink size="small" href={href.game(game.id)}>
              {words.toGame()}
            </ButtonLink>
          </>
        }
      >
        {texts.text}
      </EmptyState>
    </GameFrame>
  );
}
