import { useGetScoreboard } from '@halyard/sdk/react';
import type { Board, BoardTeam, Game, ScoreboardItem } from '@halyard/sdk/types';
import {
  Dialog,
  EmptyState,
  IconButton,
  TeamDialog as KitTeamDialog,
  MissingFlag,
  type TeamFigure,
  type TeamReportProps,
} from '@halyard/ui-kit';
import { CollapseIcon, ExpandIcon, WatchIcon } from '@halyard/ui-kit/icons';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { type Language, useLanguage } from '../../../i18n/i18n.tsx';
import { categoryName, placeText } from '../../../game/term-words.ts';
import { solveSum } from './solve-sum.ts';
import { TeamChart } from './TeamChart.tsx';
import { useWatchedTeams } from './use-watched-teams.ts';
import { compareSolves, memberShares, type TeamSheet, teamSheet } from './team-sheet.ts';

export interface TeamDialogProps {
  game: Game;
  board: Board;
  teamId: number;
  own: BoardTeam | undefined;
  /** The teams in the order of the table; the arrow keys go to the previous and the next one. */
  order: readonly BoardTeam[];
  onGo: (teamId: number) => void;
  onClose: () => void;
}

/** Details of a team: its score over time, by category and by member, and all solves. */
export function TeamDialog(props: TeamDialogProps) {
  const language = useLanguage();
  const { LL } = language;
  const { game, board, teamId, own, order, onGo, onClose } = props;
  const words = LL.scoreboard.dialog;
  const sheet = useMemo(() => teamSheet(board, teamId), [board, teamId]);
  const item = useFullRow(game.id, teamId);
  const watched = useWatchedTeams(game.id);
  const index = order.findIndex(({ id }) => id === teamId);
  const above = index > 0 ? order[index - 1] : undefined;
  const below = index < 0 ? undefined : order[index + 1];
  useDialogKeys({
    ArrowUp: () => above && onGo(above.id),
    ArrowDown: () => below && onGo(below.id),
  });
  if (!sheet) {
    return (
      <Dialog open onClose={onClose} size="small" title={words.missingTitle()}>
        <EmptyState figure={<MissingFlag />} title={words.missingText()} />
      </Dialog>
    );
  }
  const { team, solves } = sheet;
  const other = own !== undefined && own.id !== team.id ? own : undefined;
  return (
    <KitTeamDialog
      open
      onClose={onClose}
      name={team.name}
      avatar={item?.avatar}
      division={board.divisions.find(({ id }) => id === team.divisionId)?.name}
      bio={item?.bio}
      own={own?.id === team.id}
      figures={figuresOf(language, board, sheet, other)}
      words={wordsOf(language, sheet)}
      chart={solves.length > 0 && <TeamChart board={board} team={team} own={other} />}
      categories={sheet.categories.map(({ category, points, offered, solved, count }) => ({
        category,
        name: categoryName(LL, category),
        // A blood bonus can exceed what the category offers.
        share: offered === 0 ? 0 : Math.min(1, points / offered),
        points: LL.common.number({ value: points }),
        count: words.solvedOf({ solved, count }),
      }))}
      members={membersOf(language, item)}
      solves={solveSum(language, sheet, item)}
      foot={other && <Shared board={board} team={team} own={other} />}
      actions={
        <>
          {own?.id !== team.id && (
            <IconButton
              icon={WatchIcon}
              label={words.watch()}
              pressed={watched.ids.has(team.id)}
              onClick={() => watched.toggle(team.id)}
            />
          )}
          <IconButton
            icon={CollapseIcon}
            label={words.previous()}
            kbd="↑"
            disabled={!above}
            onClick={() => above && onGo(above.id)}
          />
          <IconButton
            icon={ExpandIcon}
            label={words.next()}
            kbd="↓"
            disabled={!below}
            onClick={() => below && onGo(below.id)}
          />
        </>
      }
    />
  );
}

function wordsOf({ LL }: Language, { team, solves }: TeamSheet): TeamReportProps['words'] {
  const words = LL.scoreboard.dialog;
  return {
    score: LL.common.score(),
    categories: words.categories(),
    categoriesNote: words.categoriesNote(),
    members: words.members(),
    solves: words.solves(),
    solvesNote: words.solvesNote({ count: solves.length }),
    none: words.none(),
    noneText: words.noneText({ team: team.name }),
  };
}

function figuresOf(
  { LL }: Language,
  board: Board,
  { team, solves }: TeamSheet,
  own: BoardTeam | undefined,
): TeamFigure[] {
  const words = LL.scoreboard.dialog;
  const lead = own && team.score - own.score;
  return [
    { value: placeText(LL, team.rank), label: words.rankOf({ count: board.teams.length }) },
    {
      value: LL.common.number({ value: team.score }),
      label: words.points({ count: team.score }),
    },
    {
      value: words.solvedOf({ solved: solves.length, count: board.challenges.length }),
      label: words.solved(),
    },
    ...(own && lead !== undefined
      ? [
          {
            value: lead >= 0 ? words.aheadBy({ points: lead }) : words.behindBy({ points: -lead }),
            label: words.ahead({ points: own.score }),
          },
        ]
      : []),
  ];
}

function membersOf({ LL }: Language, item: ScoreboardItem | undefined) {
  return memberShares(item?.solvedChallenges ?? []).map(({ name, points, solves }) => ({
    id: name,
    name,
    points,
    note: LL.scoreboard.dialog.memberNote({ points, count: solves }),
  }));
}

/** Compares the solves of two teams; renders nothing if they have none in common. */
function Shared({ board, team, own }: { board: Board; team: BoardTeam; own: BoardTeam }) {
  const { LL } = useLanguage();
  const shared = compareSolves(board, team.id, own.id);
  return shared.both === 0 ? null : LL.scoreboard.dialog.shared({ ...shared, team: team.name });
}

const STALE = 60_000;

/** The full board names members and has pictures; it is large, so only an open dialog asks for it. */
function useFullRow(gameId: number, teamId: number): ScoreboardItem | undefined {
  const { data } = useGetScoreboard(gameId, {
    query: { staleTime: STALE, refetchInterval: false, structuralSharing: false },
  });
  return data?.items.find(({ id }) => id === teamId);
}

/** Keyboard shortcuts of the dialog, except in parts that use the arrow keys themselves. */
function useDialogKeys(keys: Partial<Record<string, () => void>>): void {
  const act = useEffectEvent((key: string) => keys[key]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const run = act(event.key);
      const target = event.target instanceof Element ? event.target : null;
      if (!run || event.defaultPrevented || target?.closest('[role="group"], [role="region"]'))
        return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
