import { Link, List, ListRow, Row, Skeleton, Stack, Text } from '@halyard/ui-kit';
import { href } from '../../../app/routes/paths.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { GamePhase, GamePoster } from './game-parts.tsx';
import type { GamesTableProps } from './GamesTable.tsx';
import { VisibleSwitch } from './VisibleSwitch.tsx';

/** The games on narrow windows: two lines each. */
export function GamesList({ games, now, isLoading, empty }: GamesTableProps) {
  const { LL, dates } = useLanguage();
  if (isLoading) return <RowsLoading />;
  if (games.length === 0) return empty;
  return (
    <List label={LL.staff.games.caption()}>
      {games.map((game) => (
        <ListRow
          key={game.id}
          start={<GamePoster game={game} now={now} />}
          title={
            <Link look="quiet" href={href.gameInfo(game.id)}>
              {game.title}
            </Link>
          }
          detail={
            <Row gap={8} as="span">
              <GamePhase game={game} now={now} />
              <Text size={12} tone="faint">
                {dates.moment(game.start)}
              </Text>
            </Row>
          }
          end={<VisibleSwitch game={game} />}
        />
      ))}
    </List>
  );
}

/** Skeleton of the rows. */
export function RowsLoading() {
  const { LL } = useLanguage();
  return (
    <Stack pad="page" gap={12} role="status" aria-label={LL.common.loading()}>
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} shape="row" height="48px" />
      ))}
    </Stack>
  );
}
