import { useListGames } from '@halyard/sdk/react';
import { Icon } from '@halyard/ui-kit';
import { GamesIcon } from '@halyard/ui-kit/icons';
import { useLanguage } from '../../i18n/i18n.tsx';
import { timeText } from '../../game/game-words.ts';
import { useDebounced } from '../../lists/use-debounced.ts';
import { useListExtension } from '../../lists/use-list-extension.ts';
import { KEEP_ROWS } from '../../lists/use-list.ts';
import { href } from '../routes/paths.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { usePlaceActions } from './use-place-actions.ts';

/** The API's maximum page size. */
const MAX_RESULTS = 50;
/** Shorter queries would match everything. */
const MIN_LENGTH = 2;

interface Found {
  entries: PaletteEntry[];
  isLoading: boolean;
}

/** Searches all games on the server for the query, except those that are already known. */
export function useFound(query: string, known: readonly PaletteEntry[]): Found {
  const { LL } = useLanguage();
  const placeActions = usePlaceActions();
  const text = useDebounced(query.trim());
  const canSearch = useListExtension();
  const { data, isLoading } = useListGames(
    // Without a search on the server: the latest games, of which the palette shows what fits.
    { count: MAX_RESULTS, skip: 0, ...(canSearch && { text, sort: 'Phase' }) },
    { query: { ...KEEP_ROWS, enabled: text.length >= MIN_LENGTH, refetchInterval: false } },
  );
  const ids = new Set(known.map(({ id }) => id));
  const now = Date.now();
  const entries = (data?.data ?? [])
    .filter(({ id }) => !ids.has(`game-${id}`))
    .map((game) => ({
      id: `game-${game.id}`,
      group: 'found',
      name: game.title,
      facts: timeText(LL, game, now),
      glyph: <Icon icon={GamesIcon} />,
      ...placeActions(href.game(game.id)),
    }));
  return { entries, isLoading };
}
