import { useGetGame, useGetGameDetails } from '@halyard/sdk/react';
import type { Game } from '@halyard/sdk/types';
import { phaseOf } from '@halyard/sdk/rules';
import { Avatar, CategoryFlag, Icon, Text } from '@halyard/ui-kit';
import { DoneIcon } from '@halyard/ui-kit/icons';
import { useLanguage } from '../../i18n/i18n.tsx';
import { listChallenges } from '../../game/challenge-list.ts';
import { useBoard } from '../../game/use-board.ts';
import { solvesText } from '../../game/term-words.ts';
import { href } from '../routes/paths.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { usePlaceActions } from './use-place-actions.ts';

/** Placeholder until the game is loaded. */
const NO_GAME = { id: 0, start: 0, end: 0 } as Game;

/** The visible challenges and teams of a game; none without a game. */
export function useGameEntries(gameId: number | null): PaletteEntry[] {
  const { data: game } = useGetGame(gameId ?? 0, { query: { enabled: gameId !== null } });
  const hasBegun = game !== undefined && phaseOf(game, Date.now()) !== 'upcoming';
  return [
    ...useChallengeEntries(gameId ?? 0, hasBegun && game.status === 'Accepted'),
    ...useTeamEntries(game ?? NO_GAME, hasBegun),
  ];
}

function useChallengeEntries(gameId: number, enabled: boolean): PaletteEntry[] {
  const { LL } = useLanguage();
  const placeActions = usePlaceActions();
  const { data } = useGetGameDetails(gameId, { query: { enabled } });
  if (!enabled || !data) return [];
  const words = LL.frame.palette;
  return listChallenges(data, null).map(({ info, solve }) => {
    const points = LL.common.pointCount({ count: info.score });
    const solves = solvesText(LL, info.solved);
    return {
      id: `challenge-${gameId}-${info.id}`,
      group: 'challenges',
      name: info.title,
      keywords: info.category,
      facts: solve ? points : words.challengeFacts({ points, solves }),
      glyph: <CategoryFlag category={info.category} size={18} />,
      ...(solve && {
        end: (
          <>
            <Text tone="brand">
              <Icon icon={DoneIcon} size={14} />
            </Text>
            <Text size={12} tone="brand">
              {words.solved()}
            </Text>
          </>
        ),
      }),
      ...placeActions(href.challenges(gameId, info.id)),
    };
  });
}

function useTeamEntries(game: Game, enabled: boolean): PaletteEntry[] {
  const { LL } = useLanguage();
  const placeActions = usePlaceActions();
  const { data: board } = useBoard(game, { enabled, every: false });
  if (!enabled || !board) return [];
  return board.teams.map(({ id, name, rank, score }) => ({
    id: `team-${game.id}-${id}`,
    group: 'teams',
    name,
    facts: LL.frame.palette.rankFacts({
      rank: LL.common.number({ value: rank }),
      points: LL.common.pointCount({ count: score }),
    }),
    glyph: <Avatar name={name} kind="team" size={20} />,
    ...placeActions(href.scoreboard(game.id, id)),
  }));
}
