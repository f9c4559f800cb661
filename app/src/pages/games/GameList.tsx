import type { BasicGame } from '@halyard/sdk/react';
import { ButtonLink, Card, EmptyState, Grid, MissingFlag, Row, Stack, Text } from '@halyard/ui-kit';
import { NextIcon, PreviousIcon } from '@halyard/ui-kit/icons';
import { gamePhase } from '../../app/session/abilities.ts';
import { href } from '../../app/routes/paths.ts';
import { useSearchState } from '../../app/routes/search-params.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { findGames, type GameTab } from './game-tabs.ts';
import { GameLine } from './GameLine.tsx';
import { GameTile } from './GameTile.tsx';
import { LiveGame } from './LiveGame.tsx';

/** Divides by two, three and four cards in a row. */
const PER_PAGE = 24;

interface GameListProps {
  /** Those of the tab, in their order. */
  games: readonly BasicGame[];
  now: number;
  tab: GameTab;
  canCreate: boolean;
  /** Rows instead of cards. */
  isNarrow: boolean;
}

/** The games of a tab that were searched for: running ones wide, the rest as cards, by pages. */
export function GameList({ games, now, tab, canCreate, isNarrow }: GameListProps) {
  const { LL } = useLanguage();
  const { params } = useSearchState();
  const typed = params.get('q') ?? '';
  const found = findGames(games, typed);
  const pages = Math.max(1, Math.ceil(found.length / PER_PAGE));
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(params.get('page'))) || 1));
  const shown = found.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  if (shown.length === 0) return <NoGames typed={typed} tab={tab} canCreate={canCreate} />;
  const live = shown.filter((game) => gamePhase(game, now) === 'live');
  const rest = shown.filter((game) => !live.includes(game));
  const toPage = (target: number) => {
    const next = new URLSearchParams(params);
    next.set('page', String(target));
    return `${href.games()}?${next.toString()}`;
  };
  return (
    <Stack gap={16}>
      {live.map((game) => (
        <LiveGame key={game.id} game={game} />
      ))}
      {rest.length > 0 && isNarrow && (
        <Card pad={0}>
          {rest.map((game) => (
            <GameLine key={game.id} game={game} />
          ))}
        </Card>
      )}
      {rest.length > 0 && !isNarrow && (
        <Grid min={280} gap={16}>
          {rest.map((game) => (
            <GameTile key={game.id} game={game} />
          ))}
        </Grid>
      )}
      {pages > 1 && (
        <Row as="nav" aria-label={LL.games.pages()} gap={8} justify="center">
          {page > 1 && (
            <ButtonLink variant="ghost" icon={PreviousIcon} href={toPage(page - 1)}>
              {LL.common.previous()}
            </ButtonLink>
          )}
          <Text size={13} tone="muted" figures>
            {LL.games.pageOf({ page, pages })}
          </Text>
          {page < pages && (
            <ButtonLink variant="ghost" icon={NextIcon} href={toPage(page + 1)}>
              {LL.common.next()}
            </ButtonLink>
          )}
        </Row>
      )}
    </Stack>
  );
}

function NoGames({ typed, tab, canCreate }: { typed: string; tab: GameTab; canCreate: boolean }) {
  const { LL } = useLanguage();
  const { set } = useSearchState();
  if (typed !== '') {
    return (
      <EmptyState
        figure={<MissingFlag />}
        title={LL.games.noneFound({ typed })}
        actions={
          <ButtonLink
            size="small"
            href={href.games()}
            onClick={(event) => {
              event.preventDefault();
              set({ q: null }, { replace: true });
            }}
          >
            {LL.games.clearSearch()}
          </ButtonLink>
        }
      />
    );
  }
  const isAll = tab === 'all';
  return (
    <EmptyState
      figure={<MissingFlag />}
      title={LL.games.empty[tab]()}
      actions={
        isAll && canCreate ? (
          <ButtonLink size="small" variant="primary" href={href.staffGames()}>
            {LL.games.newGame()}
          </ButtonLink>
        ) : isAll ? undefined : (
          <ButtonLink size="small" href={href.games()}>
            {LL.games.all()}
          </ButtonLink>
        )
      }
    >
      {isAll ? LL.games.emptyAllText() : LL.games.emptyTabText()}
    </EmptyState>
  );
}
