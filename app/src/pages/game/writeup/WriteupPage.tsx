import { ButtonLink, EmptyState, MissingFlag } from '@halyard/ui-kit';
import { href } from '../../../app/routes/paths.ts';
import { useBoard } from '../../../game/use-board.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { GameFrame } from '../frame/GameFrame.tsx';
import { HeaderLoading, WithGame } from '../frame/GameStates.tsx';
import { ownRow, useOwnTeam } from '../shared/own-team.ts';
import type { GameView } from '../shared/use-game.ts';
import { TeamWriteup } from './TeamWriteup.tsx';
import type { Game } from '@halyard/sdk/types';
import type { GamePhase } from '@halyard/sdk/rules';

/** The content of the writeup tab: the writeup, or the reason why it is not shown. */
type WriteupGate =
  | 'open'
  | 'notAsked'
  | 'early'
  | 'notJoined'
  | 'pending'
  | 'rejected'
  | 'suspended';

const BOARD_REFRESH = 30_000;

/** The writeup of the user's team in a game. */
export function WriteupPage() {
  return <WithGame loading={<HeaderLoading />}>{(view) => <Loaded view={view} />}</WithGame>;
}

function Loaded({ view }: { view: GameView }) {
  const { game, phase } = view;
  const gate = writeupGate(game, phase);
  const { data: board } = useBoard(game, {
    enabled: phase !== 'upcoming',
    every: BOARD_REFRESH,
  });
  const own = ownRow(board, useOwnTeam(game));
  return (
    <GameFrame
      view={view}
      current="writeup"
      standing={board && own && { rank: own.rank, score: own.score, teams: board.teams.length }}
      challenges={board?.challenges ?? []}
    >
      {gate === 'open' ? <TeamWriteup view={view} /> : <Closed view={view} gate={gate} />}
    </GameFrame>
  );
}

/** Explains why there is nothing to hand in, and links to other pages. */
function Closed({ view: { game }, gate }: { view: GameView; gate: Exclude<WriteupGate, 'open'> }) {
  const { LL, dates } = useLanguage();
  const words = LL.game.writeup;
  const states = LL.game.gate;
  const team = game.teamName ?? '';
  const texts = {
    notAsked: { title: words.notAskedTitle(), text: words.notAskedText() },
    early: {
      title: words.earlyTitle(),
      text: words.earlyText({ time: dates.moment(game.start), zone: dates.zone(game.start) }),
    },
    notJoined: { title: states.notJoinedTitle(), text: words.teamsOnly() },
    pending: { title: states.pendingTitle({ team }), text: states.pendingText() },
    rejected: { title: states.rejectedTitle({ team }), text: words.teamsOnly() },
    suspended: { title: states.suspendedTitle({ team }), text: states.suspendedText() },
  }[gate];
  return (
    <EmptyState
      figure={<MissingFlag />}
      title={texts.title}
      actions={
        <ButtonLink size="small" href={href.game(game.id)}>
          {states.toGame()}
        </ButtonLink>
      }
    >
      {texts.text}
    </EmptyState>
  );
}

/** Writeups are for accepted teams, from the start on, also after the end. */
function writeupGate(
  { status, writeupRequired }: Pick<Game, 'status' | 'writeupRequired'>,
  phase: GamePhase,
): WriteupGate {
  if (!writeupRequired) return 'notAsked';
  switch (status) {
    case 'Accepted':
      return phase === 'upcoming' ? 'early' : 'open';
    case 'Pending':
      return 'pending';
    case 'Rejected':
      return 'rejected';
    case 'Suspended':
      return 'suspended';
    default:
      return 'notJoined';
  }
}
