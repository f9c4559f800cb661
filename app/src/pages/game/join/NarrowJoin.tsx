import { ButtonLink, JoinBar, type JoinState, useTick } from '@halyard/ui-kit';
import type { ReactNode } from 'react';
import { href } from '../../../app/routes/paths.ts';
import { factLine, teamCountText, timeText } from '../../../game/game-words.ts';
import { type Language, useLanguage } from '../../../i18n/i18n.tsx';
import type { GameView } from '../shared/use-game.ts';
import { JoinSteps } from './JoinCard.tsx';
import { useJoinNews } from './use-join-news.ts';
import { useJoinState } from './use-join-state.ts';
import { useStatusText } from './use-status-text.ts';

/** The `JoinCard` of narrow windows: a bar at the bottom, so that the next step is within reach. */
export function NarrowJoin({ view }: { view: GameView }) {
  useJoinNews(view.game);
  const joining = useJoinState(view);
  return joining === undefined ? null : <Bar view={view} state={joining.state} />;
}

function Bar({ view, state }: { view: GameView; state: JoinState }) {
  const { LL } = useLanguage();
  const { game, offset } = view;
  const words = LL.game.join;
  const time = useTick((now) => timeText(LL, game, now + offset));
  const status = useStatusText(view, state);
  const canJoin = state === 'open' || state === 'noTeam' || state === 'practice';
  const label = canJoin ? words.label({ game: game.title }) : words.openPanel();
  return (
    <JoinBar
      state={state}
      label={label}
      title={status?.title ?? label}
      note={factLine([state === 'over' ? null : time, teamCountText(LL, game)])}
      open={canJoin ? LL.games.step.join() : words.details()}
      action={linkOf(LL, view, state)}
    >
      {() => <JoinSteps view={view} />}
    </JoinBar>
  );
}

/** The next step of states without anything to fill in or to decide; otherwise undefined. */
function linkOf(LL: Language['LL'], { game, phase }: GameView, state: JoinState): ReactNode {
  const step = LL.games.step;
  if (state === 'signedOut') return link(href.login(href.game(game.id)), LL.frame.signIn());
  if (state === 'over' || (state === 'accepted' && phase === 'ended'))
    return link(href.scoreboard(game.id), step.results());
  // The panel says who of the team plays, and lets whom the captain has entered leave.
  if (phase === 'upcoming' && game.joinTogether === true) return undefined;
  return state === 'accepted' ? link(href.challenges(game.id), step.enter()) : undefined;
}

function link(to: string, text: string): ReactNode {
  return (
    <ButtonLink variant="primary" size="large" href={to}>
      {text}
    </ButtonLink>
  );
}
