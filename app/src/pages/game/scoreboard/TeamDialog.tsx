import {
  type Board,
  type BoardTeam,
  type Game,
  type ScoreboardItem,
  useGetScoreboard,
} from '@halyard/sdk/react';
import {
  Avatar,
  Badge,
  Dialog,
  EmptyState,
  Grid,
  IconButton,
  MissingFlag,
  Row,
  Stack,
  Stat,
  Text,
} from '@halyard/ui-kit';
import { CollapseIcon, ExpandIcon } from '@halyard/ui-kit/icons';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { placeText } from '../shared/words.ts';
import { SolveTable } from './SolveTable.tsx';
import { TeamCategories, TeamChart, TeamMembers } from './TeamParts.tsx';
import { compareSolves, teamSheet } from './team-sheet.ts';

export interface TeamDialogProps {
  game: Game;
  board: Board;
  teamId: number;
  own: BoardTeam | undefined;
  /** Teams as the table shows them: up and down walk them. */
  order: readonly BoardTeam[];
  onGo: (teamId: number) => void;
  onClose: () => void;
}

/** How a team stands and why: its score over time, by category, by member, solve by solve. */
export function TeamDialog(props: TeamDialogProps) {
  const { LL } = useLanguage();
  const { game, board, teamId, own, order, onGo, onClose } = props;
  const words = LL.scoreboard.dialog;
  const sheet = useMemo(() => teamSheet(board, teamId), [board, teamId]);
  const item = useFullRow(game.id, teamId);
  const index = order.findIndex(({ id }) => id === teamId);
  const above = index > 0 ? order[index - 1] : undefined;
  const below = index < 0 ? undefined : order[index + 1];
  useWalkKeys({
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
  const isOther = own !== undefined && own.id !== team.id;
  const shared = isOther ? compareSolves(board, team.id, own.id) : null;
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={<Head team={team} item={item} board={board} />}
      actions={
        <>
          {shared && shared.both > 0 && (
            <Row grow>
              <Text size={12} tone="faint">
                {words.shared({ ...shared, team: team.name })}
              </Text>
            </Row>
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
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- else the chart has the focus, and its own arrow keys
            autoFocus
            onClick={() => below && onGo(below.id)}
          />
        </>
      }
    >
      <Stack gap={20}>
        <Figures board={board} sheet={sheet} own={isOther ? own : undefined} />
        {solves.length === 0 ? (
          <EmptyState figure={<MissingFlag />} title={words.none()}>
            {words.noneText({ team: team.name })}
          </EmptyState>
        ) : (
          <Grid columns="minmax(0, 1fr) minmax(0, 1fr)" gap={24} from="md" align="start">
            <Stack gap={20}>
              <TeamChart board={board} team={team} own={isOther ? own : undefined} />
              <TeamCategories sheet={sheet} />
              {item && <TeamMembers item={item} />}
            </Stack>
            <SolveTable sheet={sheet} item={item} />
          </Grid>
        )}
      </Stack>
    </Dialog>
  );
}

interface HeadProps {
  team: BoardTeam;
  item: ScoreboardItem | undefined;
  board: Board;
}

function Head({ team, item, board }: HeadProps) {
  const division = board.divisions.find(({ id }) => id === team.divisionId)?.name;
  return (
    <Row gap={12}>
      <Avatar kind="team" name={team.name} src={item?.avatar ?? null} size={40} />
      <Stack grow>
        <Row gap={10}>
          {team.name}
          {division !== undefined && <Badge>{division}</Badge>}
        </Row>
        {item?.bio && (
          <Text size={13} tone="muted" weight={400} cut>
            {item.bio}
          </Text>
        )}
      </Stack>
    </Row>
  );
}

interface FiguresProps {
  board: Board;
  sheet: NonNullable<ReturnType<typeof teamSheet>>;
  own: BoardTeam | undefined;
}

function Figures({ board, sheet: { team, solves }, own }: FiguresProps) {
  const { LL } = useLanguage();
  const words = LL.scoreboard.dialog;
  const lead = own && team.score - own.score;
  return (
    <Row gap={32} wrap>
      <Stat
        size={20}
        value={placeText(LL, team.rank)}
        label={words.rankOf({ count: board.teams.length })}
      />
      <Stat size={20} value={LL.game.figure({ count: team.score })} label={words.points()} />
      <Stat
        size={20}
        value={words.solvedOf({ solved: solves.length, count: board.challenges.length })}
        label={words.solved()}
      />
      {own && lead !== undefined && (
        <Stat
          size={20}
          value={lead >= 0 ? words.aheadBy({ points: lead }) : words.behindBy({ points: -lead })}
          label={words.ahead({ points: own.score })}
        />
      )}
    </Row>
  );
}

const STALE = 60_000;

/** The full board names members and has pictures; it is large, so only an open dialog asks for it. */
function useFullRow(gameId: number, teamId: number): ScoreboardItem | undefined {
  const { data } = useGetScoreboard(gameId, {
    query: { staleTime: STALE, refetchInterval: false, structuralSharing: false },
  });
  return data?.items.find(({ id }) => id === teamId);
}

/** Keys of the dialog; where something scrolls or walks by arrows itself they are its own. */
function useWalkKeys(keys: Partial<Record<string, () => void>>): void {
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
