import { useGetGameDetails } from '@halyard/sdk/react';
import type { BasicGame } from '@halyard/sdk/types';
import { GameClock, LiveGameCard, ParticipationBadge, Stat } from '@halyard/ui-kit';
import { teamCountText, teamSizeText } from '../../game/game-words.ts';
import { GameAction } from '../../game/GameAction.tsx';
import { href } from '../../app/routes/paths.ts';
import { useLanguage } from '../../i18n/i18n.tsx';

/** A running game in full width, with the clock and the team's rank and points. */
export function LiveGame({ game }: { game: BasicGame }) {
  const { LL, dates } = useLanguage();
  const { status } = game;
  const teamSize = teamSizeText(LL, game.limit);
  const teams = teamCountText(LL, game);
  return (
    <LiveGameCard
      id={game.id}
      title={game.title}
      href={href.game(game.id)}
      image={game.poster}
      phaseLabel={LL.terms.phase.running()}
      badges={
        status &&
        status !== 'Unsubmitted' && (
          <ParticipationBadge status={status} label={LL.terms.participation[status]()} quiet />
        )
      }
      summary={game.summary}
      dates={dates.span(game.start, game.end)}
      {...(teamSize !== null && { teamSize })}
      {...(teams !== null && { teams })}
      figures={
        <>
          {status === 'Accepted' && <OwnFigures gameId={game.id} />}
          <GameClock until={game.end} caption={LL.games.remaining()} size={28} />
        </>
      }
      action={<GameAction game={game} size="medium" primary />}
    />
  );
}

function OwnFigures({ gameId }: { gameId: number }) {
  const { LL } = useLanguage();
  const { data: own } = useGetGameDetails(gameId, { query: { select: ({ rank }) => rank } });
  if (!own) return null;
  return (
    <>
      {own.rank > 0 && (
        <Stat label={own.name} value={LL.common.place({ rank: own.rank })} size={20} align="end" />
      )}
      <Stat
        label={LL.games.points({ count: own.score })}
        value={LL.common.number({ value: own.score })}
        size={20}
        align="end"
      />
    </>
  );
}
