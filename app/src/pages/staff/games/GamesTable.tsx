import type { GameInfo } from '@halyard/sdk/react';
import {
  Badge,
  DataTable,
  IconButton,
  Menu,
  PhaseBadge,
  PictureBox,
  Poster,
  Row,
  Stack,
  Text,
  VisuallyHidden,
} from '@halyard/ui-kit';
import { EditIcon, MoreIcon } from '@halyard/ui-kit/icons';
import type { ReactNode } from 'react';
import { gamePhase } from '../../../app/abilities.ts';
import { phaseText } from '../../../app/game-words.ts';
import { href } from '../../../app/routes.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { isDraft } from './game-filter.ts';
import { VisibleSwitch } from './VisibleSwitch.tsx';

interface GamesTableProps {
  games: readonly GameInfo[];
  now: number;
  isLoading: boolean;
  empty: ReactNode;
}

/** All games of the staff, one row each; the row leads to the game's information. */
export function GamesTable({ games, now, isLoading, empty }: GamesTableProps) {
  const { LL, dates } = useLanguage();
  return (
    <DataTable
      caption={LL.staff.games.caption()}
      rows={games}
      rowKey={(game) => String(game.id)}
      rowHref={(game) => href.gameInfo(game.id)}
      loadingRows={isLoading ? 8 : 0}
      empty={empty}
      columns={[
        {
          id: 'game',
          header: LL.staff.games.game(),
          cell: (game) => <GameName game={game} now={now} />,
        },
        {
          id: 'phase',
          header: LL.staff.games.phase(),
          cell: (game) => <GamePhase game={game} now={now} />,
        },
        {
          id: 'start',
          header: LL.staff.games.start(),
          cell: (game) => <Text size={13}>{dates.moment(game.start)}</Text>,
        },
        {
          id: 'end',
          header: LL.staff.games.end(),
          cell: (game) => (
            <Text size={13} tone="muted">
              {dates.moment(game.end)}
            </Text>
          ),
        },
        {
          id: 'visible',
          header: LL.staff.games.visible(),
          cell: (game) => <VisibleSwitch game={game} />,
        },
        {
          id: 'more',
          header: <VisuallyHidden>{LL.staff.games.actions()}</VisuallyHidden>,
          align: 'end',
          cell: (game) => <GameMenu game={game} />,
        },
      ]}
    />
  );
}

function GameName({ game, now }: { game: GameInfo; now: number }) {
  const phase = gamePhase(game, now);
  const isOver = phase === 'ended' || phase === 'practice';
  return (
    <Row gap={12}>
      <PictureBox width={48} height={32} room={10}>
        <Poster
          title={game.title}
          id={game.id}
          image={game.poster}
          width={96}
          height={64}
          faded={isOver}
        />
      </PictureBox>
      <Stack>
        <Text size={13} weight={500} cut>
          {game.title}
        </Text>
        {game.summary !== '' && (
          <Text size={12} tone="faint" cut>
            {game.summary}
          </Text>
        )}
      </Stack>
    </Row>
  );
}

function GamePhase({ game, now }: { game: GameInfo; now: number }) {
  const { LL } = useLanguage();
  if (isDraft(game, now)) {
    return (
      <Badge tone="outline" icon={EditIcon}>
        {LL.staff.games.draft()}
      </Badge>
    );
  }
  return <PhaseBadge look="badge" phase={gamePhase(game, now)} label={phaseText(LL, game, now)} />;
}

function GameMenu({ game }: { game: GameInfo }) {
  const { LL } = useLanguage();
  const label = LL.staff.games.menuOf({ game: game.title });
  return (
    <Menu
      label={label}
      align="end"
      entries={[
        { label: LL.staff.tabs.info(), href: href.gameInfo(game.id) },
        { label: LL.staff.tabs.challenges(), href: href.staffChallenges(game.id) },
        { label: LL.staff.tabs.notices(), href: href.staffNotices(game.id) },
        { label: LL.staff.tabs.review(), href: href.review(game.id) },
        { kind: 'separator' },
        { label: LL.staff.publicPage(), href: href.game(game.id) },
      ]}
      trigger={(props) => <IconButton {...props} size="small" icon={MoreIcon} label={label} />}
    />
  );
}
