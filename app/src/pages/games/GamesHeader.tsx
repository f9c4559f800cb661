import { ButtonLink, IconButton, PageHeader } from '@halyard/ui-kit';
import { AddIcon, AddToCalendarIcon, SearchIcon } from '@halyard/ui-kit/icons';
import { href } from '../../app/routes/paths.ts';
import { saveCalendar } from '../../game/calendar.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { GameSearch } from './GameSearch.tsx';
import { type Games, TABS } from './use-games.ts';

interface GamesHeaderProps {
  games: Games;
  now: number;
  isSignedIn: boolean;
  canCreate: boolean;
  /** Narrow windows have a button here and the search field below; null shows the field here. */
  search: { isOpen: boolean; toggle: () => void } | null;
}

/** Title, tabs with counts, and search. */
export function GamesHeader({ games, now, isSignedIn, canCreate, search }: GamesHeaderProps) {
  const { LL, dates } = useLanguage();
  const { list, page, hasExtension } = games;
  const offered = TABS.filter((each) => each !== 'mine' || isSignedIn);
  const tabs = offered.map((each) => {
    const value = page?.counts?.[each];
    return {
      href: href.games(each === 'all' ? undefined : each),
      label: LL.games.tabs[each](),
      current: each === list.filters.tab,
      ...(value !== undefined && {
        count: { value, label: LL.games.gameCount({ count: value }) },
      }),
    };
  });
  const shown = page?.data ?? [];
  const calendar = (
    <IconButton
      icon={AddToCalendarIcon}
      label={LL.games.addAllToCalendar()}
      disabled={shown.length === 0}
      onClick={() => saveCalendar(shown)}
    />
  );
  return (
    <PageHeader
      title={LL.games.title()}
      after={LL.common.timesIn({ zone: dates.zone(now) })}
      {...(hasExtension !== false && { tabs: { label: LL.games.tabsLabel(), tabs } })}
      actions={
        search ? (
          <>
            {calendar}
            {hasExtension && (
              <IconButton
                icon={SearchIcon}
                label={LL.games.find()}
                pressed={search.isOpen}
                onClick={search.toggle}
              />
            )}
          </>
        ) : (
          <>
            {hasExtension && <GameSearch list={list} />}
            {calendar}
            {canCreate && (
              <ButtonLink icon={AddIcon} href={href.staffGames()}>
                {LL.games.newGame()}
              </ButtonLink>
            )}
          </>
        )
      }
    />
  );
}
