import { useListEditGames } from '@halyard/sdk/react';
import type { AdminTeam } from '@halyard/sdk/types';
import { FilterBar } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { ChoiceChip } from '../list/ChoiceChip.tsx';
import { ListSearch } from '../list/ListSearch.tsx';
import { ListViews } from '../list/ListViews.tsx';
import type { Selection } from '../list/use-selection.ts';
import { type useStaffTeams, VIEWS } from './use-staff-teams.ts';

/** Games to choose from, the newest first. */
const MOST_GAMES = 100;
/** Members to choose from; an address may ask for others. */
const SIZES = [1, 2, 3, 4, 5, 6, 7, 8];

interface TeamsFilterProps {
  teams: ReturnType<typeof useStaffTeams>;
  selection: Selection<AdminTeam>;
}

/** Search, view, game and size; stored in the address. */
export function TeamsFilter({ teams: { list, page }, selection }: TeamsFilterProps) {
  const { LL } = useLanguage();
  const words = LL.staff.teams;
  const games = useListEditGames({ count: MOST_GAMES }).data?.data ?? [];
  const { game, members } = list.filters;
  const narrow = (filters: Partial<typeof list.filters>) => {
    selection.clear();
    list.filter(filters);
  };
  return (
    <FilterBar label={words.filterLabel()} sticky>
      <ListSearch
        label={words.find()}
        value={list.text}
        onValueChange={(text) => {
          selection.clear();
          list.search(text);
        }}
      />
      <ListViews
        label={words.show()}
        value={list.filters.show}
        onValueChange={(show) => narrow({ show })}
        views={VIEWS.map((view) => ({
          value: view,
          label: words.views[view](),
          count: page?.counts?.[view],
        }))}
      />
      <ChoiceChip
        label={LL.frame.places.game()}
        value={
          game === null ? undefined : (games.find(({ id }) => id === game)?.title ?? String(game))
        }
        onRemove={() => narrow({ game: null })}
        entries={games.map(({ id, title }) => ({
          label: title,
          onSelect: () => narrow({ game: id }),
        }))}
      />
      <ChoiceChip
        label={LL.teams.members()}
        value={members === null ? undefined : LL.common.memberCount({ count: members })}
        onRemove={() => narrow({ members: null })}
        entries={SIZES.map((count) => ({
          label: LL.common.memberCount({ count }),
          onSelect: () => narrow({ members: count }),
        }))}
      />
    </FilterBar>
  );
}
