import {
  Button,
  ButtonLink,
  CountdownCells,
  JoinPanel,
  type JoinState,
  Skeleton,
} from '@halyard/ui-kit';
import type { ReactNode } from 'react';
import { href } from '../../../app/routes/paths.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { GameView } from '../shared/use-game.ts';
import { CreateTeam } from './CreateTeam.tsx';
import { JoinForm } from './JoinForm.tsx';
import { hasFields } from './join-state.ts';
import { useJoinNews } from './use-join-news.ts';
import { useJoinState } from './use-join-state.ts';
import { useStatusText } from './use-status-text.ts';
import { EnteredByCaptain, OwnDivision, OwnMembers, Reason } from './OwnPlace.tsx';
import { useWithdraw } from './use-withdraw.ts';

/** The right column of a game: a panel with the next step. */
export function JoinCard({ view }: { view: GameView }) {
  useJoinNews(view.game);
  return <JoinSteps view={view} />;
}

/** The panel with the next step. */
export function JoinSteps({ view }: { view: GameView }) {
  const joining = useJoinState(view);
  if (joining === undefined) return <Skeleton shape="card" height="260px" />;
  const { state, teams } = joining;
  const clock = <PanelClock view={view} />;
  if (state === 'noTeam') return <CreateTeam view={view} clock={clock} />;
  if (hasFields(state, view.phase)) {
    return <JoinForm view={view} state={state} teams={teams} clock={clock} />;
  }
  return <StandingPanel view={view} state={state} />;
}

interface StandingPanelProps {
  view: GameView;
  state: JoinState;
}

/** The panel of all states without fields. */
function StandingPanel({ view, state }: StandingPanelProps) {
  const { LL } = useLanguage();
  return (
    <JoinPanel
      state={state}
      label={LL.game.join.openPanel()}
      status={useStatusText(view, state)}
      clock={<PanelClock view={view} />}
      action={<NextStep view={view} state={state} />}
      note={noteOf(LL, state)}
    >
      <OwnDivision game={view.game} />
      <Reason game={view.game} />
      <EnteredByCaptain view={view} />
      <OwnMembers game={view.game} />
    </JoinPanel>
  );
}

function noteOf(LL: ReturnType<typeof useLanguage>['LL'], state: StandingPanelProps['state']) {
  if (state === 'signedOut') return LL.game.join.signInNote();
  return state === 'pending' ? LL.game.join.withdrawNote() : undefined;
}

function NextStep({ view: { game, phase, isFrozen }, state }: StandingPanelProps): ReactNode {
  const { LL } = useLanguage();
  const words = LL.game.join;
  switch (state) {
    case 'signedOut':
      return (
        <ButtonLink variant="primary" fullWidth href={href.login(href.game(game.id))}>
          {words.signIn()}
        </ButtonLink>
      );
    case 'pending':
      return <Withdraw gameId={game.id} team={game.teamName ?? ''} />;
    case 'accepted':
      if (phase === 'ended') return <Results gameId={game.id} primary isFinal={!isFrozen} />;
      return (
        <ButtonLink variant="primary" fullWidth href={href.challenges(game.id)}>
          {phase === 'upcoming'
            ? words.waitingRoom()
            : phase === 'running'
              ? words.enter()
              : words.enterPractice()}
        </ButtonLink>
      );
    default:
      return phase === 'upcoming' ? null : (
        <Results
          gameId={game.id}
          primary={state === 'over'}
          isFinal={state === 'over' && !isFrozen}
        />
      );
  }
}

interface ResultsProps {
  gameId: number;
  primary: boolean;
  /** The scoreboard does not change any more. */
  isFinal: boolean;
}

function Results({ gameId, primary, isFinal }: ResultsProps) {
  const { LL } = useLanguage();
  return (
    <ButtonLink
      variant={primary ? 'primary' : 'secondary'}
      fullWidth
      href={href.scoreboard(gameId)}
    >
      {isFinal ? LL.game.join.finalScoreboard() : LL.game.join.scoreboard()}
    </ButtonLink>
  );
}

function Withdraw({ gameId, team }: { gameId: number; team: string }) {
  const { LL } = useLanguage();
  const { withdraw, isPending } = useWithdraw(gameId, LL.game.join.withdrawn({ team }));
  return (
    <Button fullWidth busy={isPending} onClick={withdraw}>
      {LL.game.join.withdraw({ team })}
    </Button>
  );
}

function PanelClock({ view: { game, phase, offset } }: { view: GameView }) {
  const { LL } = useLanguage();
  if (phase !== 'upcoming' && phase !== 'running') return null;
  const isLive = phase === 'running';
  return (
    <CountdownCells
      key={phase}
      until={isLive ? game.end : game.start}
      offset={offset}
      label={isLive ? LL.game.join.clockToEnd() : LL.game.join.clockToStart()}
      words={{
        days: LL.game.days(),
        hours: LL.game.hours(),
        minutes: LL.game.minutes(),
        seconds: LL.game.seconds(),
      }}
    />
  );
}
