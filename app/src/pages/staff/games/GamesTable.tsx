import type { GameInfo } from '@halyard/sdk/types';
import { DataTable, Row, Stack, type TableSort, Text, VisuallyHidden } from '@halyard/ui-kit';
import type { ReactNode } from 'react';
import { href } from '../../../app/routes/paths.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { GameMenu, GamePhase, GamePoster } from './game-parts.tsx';
import { VisibleSwitch } from './VisibleSwitch.tsx';

export interface GamesTableProps {
  games: readonly GameInfo[];
  now: number;
  isLoading: boolean;
  empty: ReactNode;
  /** Undefined if the server does not sort. */
  sort?: TableSort;
  onSortChange: (sort: TableSort) => void;
}

/** A table of games; a row links to the settings of its game. */
export function GamesTable(props: GamesTableProps) {
  const { games, now, isLoading, empty, sort, onSortChange } = props;
  const sortable = sort !== undefined;
  const { LL, dates } = useLanguage();
  return (
    <DataTable
      caption={LL.staff.games.caption()}
      rows={games}
      rowKey={(game) => String(game.id)}
      rowHref={(game) => href.gameInfo(game.id)}
      loadingRows={isLoading ? 8 : 0}
      empty={empty}
      {...(sort && { sort, onSortChange })}
      columns={[
        {
          id: 'title',
          sortable,
          header: LL.staff.games.game(),
          cell: (game) => (
            <Row gap={12}>
              <GamePoster game={game} now={now} />
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
          ),
        },
        {
          id: 'phase',
          sortable,
          header: LL.staff.games.phase(),
          cell: (game) => <GamePhase game={game} now={now} />,
        },
        {
          id: 'start',
          sortable,
          header: LL.staff.games.start(),
          cell: (game) => <Text size={13}>{dates.moment(game.start)}</Text>,
        },
        {
          id: 'end',
          sortable,
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
