import { type Team, useListTeams } from '@halyard/sdk/react';
import { Button, ButtonLink, CountdownCells, JoinPanel, Skeleton } from '@halyard/ui-kit';
import type { ReactNode } from 'react';
import { href } from '../../../app/routes/paths.ts';
import { useProfile } from '../../../app/session/session.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { GameView } from '../shared/use-game.ts';
import { CreateTeam } from './CreateTeam.tsx';
import { JoinForm } from './JoinForm.tsx';
import { hasFields, joinState } from './join-state.ts';
import { useJoinNews } from './use-join-news.ts';
import { useStatusText } from './use-status-text.ts';
import { useWithdraw } from './use-withdraw.ts';

/** The right column of a game: a panel with the next step. */
export function JoinCard({ view }: { view: GameView }) {
  const { game, phase } = view;
  const profile = useProfile();
  const { data: teams } = useListTeams({ query: { enabled: Boolean(profile) } });
  useJoinNews(game);
  if (profile === undefined || (profile && !teams)) {
    return <Skeleton shape="card" height="260px" />;
  }
  const state = joinState(game.status, phase, profile !== null, teams);
  if (state === 'noTeam') return <CreateTeam view={view} clock={<PanelClock view={view} />} />;
  if (hasFields(state, phase)) {
    return (
      <JoinForm
        view={view}
        state={state}
        teams={teams ?? NONE}
        clock={<PanelClock view={view} />}
      />
    );
  }
  return <StandingPanel view={view} state={state} />;
}

const NONE: readonly Team[] = [];

interface StandingPanelProps {
  view: GameView;
  state: ReturnType<typeof joinState>;
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
    />
  );
}

function noteOf(LL: ReturnType<typeof useLanguage>['LL'], state: StandingPanelProps['state']) {
  if (state === 'signedOut') return LL.game.join.signInNote();
  return state === 'pending' ? LL.game.join.withdrawNote() : undefined;
}

function NextStep({ view: { game, phase }, state }: StandingPanelProps): ReactNode {
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
      if (phase === 'ended') return <Results gameId={game.id} primary />;
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
      return phase === 'upcoming' ? null : <Results gameId={game.id} primary={state === 'over'} />;
  }
}

function Results({ gameId, primary }: { gameId: number; primary: boolean }) {
  const { LL } = useLanguage();
  return (
    <ButtonLink
      variant={primary ? 'primary' : 'secondary'}
      fullWidth
      href={href.scoreboard(gameId)}
    >
      {primary ? LL.game.join.finalScoreboard() : LL.game.join.scoreboard()}
    </ButtonLink>
  );
}

function Withdraw({ gameId, team }: { gameId: number; team: string }) {
  const { LL } = useLanguage();
  const { withdraw, isPending } = useWithdraw(gameId, team);
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
