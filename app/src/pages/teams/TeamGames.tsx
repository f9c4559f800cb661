import { hasStarted } from '@halyard/sdk/rules';
import type { TeamHistory, TeamHistoryGame } from '@halyard/sdk/types';
import { Card, List, ListRow, ParticipationBadge, Row, Section, Text } from '@halyard/ui-kit';
import { LoadFailure } from '../../app/errors/LoadFailure.tsx';
import { href } from '../../app/routes/paths.ts';
import { useLanguage } from '../../i18n/i18n.tsx';

interface TeamGamesProps {
  query: { data: TeamHistory | undefined; error: unknown; refetch: () => Promise<unknown> };
}

/** The games that the team has joined, with its place in those that have begun. */
export function TeamGames({ query: { data, error, refetch } }: TeamGamesProps) {
  const { LL } = useLanguage();
  return (
    <Section title={LL.teams.games()}>
      {error && !data ? (
        <Card>
          <LoadFailure error={error} onRetry={refetch} title={LL.teams.historyFailed()} />
        </Card>
      ) : (
        <List
          label={LL.teams.games()}
          loadingRows={data ? 0 : 3}
          empty={
            <Text as="p" size={13} tone="muted">
              {LL.teams.noGames()}
            </Text>
          }
        >
          {data?.games.map((game) => (
            <GameRow key={game.id} game={game} />
          ))}
        </List>
      )}
    </Section>
  );
}

function GameRow({ game }: { game: TeamHistoryGame }) {
  const { LL, dates } = useLanguage();
  const { id, title, start, end, status, rank, teams, points } = game;
  return (
    <ListRow
      href={href.game(id)}
      title={title}
      detail={hasStarted(game, Date.now()) ? dates.fullDate(start) : dates.span(start, end)}
      end={
        <Row gap={12}>
          {status !== 'Accepted' && (
            <ParticipationBadge status={status} label={LL.terms.participation[status]()} />
          )}
          {rank !== null && (
            <Text size={13} tone="muted" figures>
              {LL.teams.placeOf({ rank, teams })}
            </Text>
          )}
          {points !== null && (
            <Text size={13} weight={500} figures>
              {LL.common.pointCount({ count: points })}
            </Text>
          )}
        </Row>
      }
    />
  );
}
