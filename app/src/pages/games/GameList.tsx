import type { BasicGame } from '@halyard/sdk/types';
import { phaseOf, type GamePhase } from '@halyard/sdk/rules';
import {
  ButtonLink,
  Card,
  EmptyState,
  Grid,
  MissingFlag,
  Row,
  Stack,
  Text,
  GameRow,
  useTick,
  GameCard,
} from '@halyard/ui-kit';
import { NextIcon, PreviousIcon } from '@halyard/ui-kit/icons';
import { href } from '../../app/routes/paths.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { LiveGame } from './LiveGame.tsx';
import type { Games } from './use-games.ts';
import { phaseText, factLine, teamCountText, teamSizeText } from '../../game/game-words.ts';
import { GameAction } from '../../game/GameAction.tsx';
import { gameDuration } from '../../game/durations.ts';

interface GameListProps {
  list: Games['list'];
  /** The games of the page, in their order. */
  games: readonly BasicGame[];
  /** The number of games that match the tab and the search. */
  total: number;
  now: number;
  canCreate: boolean;
  /** Show rows instead of cards. */
  isNarrow: boolean;
}

/** A page of games: running games in full width, the others as cards. */
export function GameList({ list, games, total, now, canCreate, isNarrow }: GameListProps) {
  if (games.length === 0) return <NoGames list={list} canCreate={canCreate} />;
  const live = games.filter((game) => phaseOf(game, now) === 'running');
  const rest = games.filter((game) => !live.includes(game));
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
      <GamePages list={list} total={total} />
    </Stack>
  );
}

function GamePages({ list, total }: Pick<GameListProps, 'list' | 'total'>) {
  const { LL } = useLanguage();
  const { page, size, pageHref } = list;
  const pages = Math.ceil(total / size);
  if (pages < 2) return null;
  return (
    <Row as="nav" aria-label={LL.games.pages()} gap={8} justify="center">
      {page > 1 && (
        <ButtonLink variant="ghost" icon={PreviousIcon} href={pageHref(page - 1)}>
          {LL.common.previous()}
        </ButtonLink>
      )}
      <Text size={13} tone="muted" figures>
        {LL.games.pageOf({ page, pages })}
      </Text>
      {page < pages && (
        <ButtonLink variant="ghost" icon={NextIcon} href={pageHref(page + 1)}>
          {LL.common.next()}
        </ButtonLink>
      )}
    </Row>
  );
}

function NoGames({ list, canCreate }: Pick<GameListProps, 'list' | 'canCreate'>) {
  const { LL } = useLanguage();
  const { tab } = list.filters;
  if (list.searched !== undefined) {
    return (
      <EmptyState
        figure={<MissingFlag />}
        title={LL.games.noneFound({ typed: list.searched })}
        actions={
          <ButtonLink
            size="small"
            href={href.games()}
            onClick={(event) => {
              event.preventDefault();
              list.search('');
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

/** A game as a row, for narrow windows. */
function GameLine({ game }: { game: BasicGame }) {
  const { LL, dates } = useLanguage();
  const phase = useTick((now) => phaseText(LL, game, now));
  return (
    <GameRow
      id={game.id}
      title={game.title}
      href={href.game(game.id)}
      lead="poster"
      image={game.poster}
      note={LL.games.startAndLength({
        at: dates.moment(game.start),
        length: gameDuration(LL, game.end - game.start),
      })}
      secondNote={phase}
      aside={<GameAction game={game} size="medium" />}
    />
  );
}

/** A game as a card with a countdown and the next step. */
function GameTile({ game }: { game: BasicGame }) {
  const { LL, dates } = useLanguage();
  const phase: GamePhase = useTick((now) => phaseOf(game, now));
  const label = useTick((now) => phaseText(LL, game, now));
  return (
    <GameCard
      id={game.id}
      title={game.title}
      href={href.game(game.id)}
      image={game.poster}
      phase={phase}
      phaseLabel={label}
      summary={game.summary}
      dates={dates.span(game.start, game.end)}
      facts={factLine([teamSizeText(LL, game.limit), teamCountText(LL, game)])}
      action={<GameAction game={game} />}
    />
  );
}
