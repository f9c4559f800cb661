import { Button, ButtonLink, MissingFlag, NotFound, SearchButton, useTick } from '@halyard/ui-kit';
import { BackIcon, GamesIcon } from '@halyard/ui-kit/icons';
import { useLocation } from 'wouter';
import { BareHeader } from '../../app/frame/BareHeader.tsx';
import { timeText } from '../../game/game-words.ts';
import { useKeysOf } from '../../app/shortcuts/use-shortcuts.ts';
import { setOverlay } from '../../app/frame/open-overlay.ts';
import { usePageTitle } from '../../app/routes/page-title.ts';
import { routeIcon } from '../../app/frame/route-icon.ts';
import { useRecentGameList } from '../../game/recent-games.ts';
import { href } from '../../app/routes/paths.ts';
import { useProfile } from '../../app/session/session.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { nearGames, nearPlaces } from './near.ts';

interface MissingPageProps {
  /** What is missing: "Game 21 does not exist or is hidden". */
  title: string;
  /** Possible reasons. */
  lead: string;
}

/**
 * Shown for an address without content, which is kept: similar addresses and links to other pages.
 */
export function MissingPage({ title, lead }: MissingPageProps) {
  const { LL } = useLanguage();
  const [path] = useLocation();
  const profile = useProfile() ?? null;
  usePageTitle(LL.frame.notFoundPage());
  const games = nearGames(useRecentGameList(), path);
  const facts = useTick((now) => games.map(({ game }) => timeText(LL, game, now)).join('\n'));
  const near = [
    ...nearPlaces(path, profile).map((entry) => ({
      href: entry.path,
      name: entry.title(LL),
      icon: routeIcon(entry),
    })),
    ...games.map(({ game, address }, index) => ({
      href: address,
      name: game.title,
      icon: GamesIcon,
      fact: facts.split('\n')[index],
    })),
  ];
  return (
    <>
      <BareHeader
        actions={
          <SearchButton
            label={LL.frame.palette.label()}
            kbd={useKeysOf('palette')}
            onClick={() => setOverlay('palette')}
          />
        }
      >
        {LL.frame.notFoundPage()}
      </BareHeader>
      <NotFound
        place={LL.frame.notFoundPlace({ path })}
        title={title}
        lead={lead}
        figure={<MissingFlag size="large" />}
        near={near}
        actions={
          <>
            <ButtonLink variant="primary" href={href.games()}>
              {LL.games.all()}
            </ButtonLink>
            <Button icon={BackIcon} onClick={() => window.history.back()}>
              {LL.frame.back()}
            </Button>
          </>
        }
      />
    </>
  );
}
