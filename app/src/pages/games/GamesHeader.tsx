import type { BasicGame } from '@halyard/sdk/react';
import { ButtonLink, IconButton, PageHeader } from '@halyard/ui-kit';
import { AddIcon, SearchIcon } from '@halyard/ui-kit/icons';
import { href } from '../../app/routes/paths.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { type GameTab, isIn, TABS } from './game-tabs.ts';
import { GameSearch } from './GameSearch.tsx';

interface GamesHeaderProps {
  /** Undefined while they load: the tabs then have no counts. */
  games: readonly BasicGame[] | undefined;
  now: number;
  tab: GameTab;
  isSignedIn: boolean;
  canCreate: boolean;
  /** On narrow windows the search has a button here and its field below; null shows it here. */
  search: { isOpen: boolean; toggle: () => void } | null;
}

/** Title, tabs with how many games are behind each, search. */
export function GamesHeader({ games, now, tab, isSignedIn, canCreate, search }: GamesHeaderProps) {
  const { LL, dates } = useLanguage();
  const tabs = TABS.filter((each) => each !== 'mine' || isSignedIn).map((each) => {
    const value = games?.filter((game) => isIn(each, game, now)).length;
    return {
      href: href.games(each === 'all' ? undefined : each),
      label: LL.games.tabs[each](),
      current: each === tab,
      ...(value !== undefined && {
        count: { value, label: LL.games.gameCount({ count: value }) },
      }),
    };
  });
  return (
    <PageHeader
      title={LL.games.title()}
      after={LL.common.timesIn({ zone: dates.zone(now) })}
      tabs={{ label: LL.games.tabsLabel(), tabs }}
      actions={
        search ? (
          <IconButton
            icon={SearchIcon}
            label={LL.games.find()}
            pressed={search.isOpen}
            onClick={search.toggle}
          />
        ) : (
          <>
            <GameSearch />
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
