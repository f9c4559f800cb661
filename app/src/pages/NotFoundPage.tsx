import { ButtonLink, MissingFlag, NotFound, useTick } from '@halyard/ui-kit';
import { GamesIcon } from '@halyard/ui-kit/icons';
import { useLocation } from 'wouter';
import { BareHeader } from '../app/BareHeader.tsx';
import { timeText } from '../app/game-words.ts';
import { useRecentGameList } from '../app/recent-games.ts';
import { usePageTitle } from '../app/page-title.ts';
import { href } from '../app/routes.ts';
import { useLanguage } from '../i18n/i18n.tsx';

const MOST_NEAR = 3;

/** No page has this address. */
export function NotFoundPage() {
  const { LL } = useLanguage();
  const [path] = useLocation();
  usePageTitle(LL.frame.notFoundPage());
  const games = useRecentGameList().slice(0, MOST_NEAR);
  const facts = useTick((now) => games.map((game) => timeText(LL, game, now)).join('\n'));
  const near = games.map(({ id, title }, index) => ({
    href: href.game(id),
    name: title,
    icon: GamesIcon,
    fact: facts.split('\n')[index],
  }));
  return (
    <>
      <BareHeader>{LL.frame.notFoundPage()}</BareHeader>
      <NotFound
        place={LL.frame.notFoundPlace({ path })}
        title={LL.frame.notFoundTitle()}
        lead={LL.frame.notFoundText()}
        figure={<MissingFlag size="large" />}
        near={near}
        actions={
          <>
            <ButtonLink variant="primary" href={href.games()}>
              {LL.games.all()}
            </ButtonLink>
            <ButtonLink href={href.home()}>{LL.frame.home()}</ButtonLink>
          </>
        }
      />
    </>
  );
}
