import { ButtonLink, MissingFlag, NotFound, PageHeader } from '@halyard/ui-kit';
import { useLocation } from 'wouter';
import { usePageTitle } from '../app/page-title.ts';
import { href } from '../app/routes.ts';
import { useLanguage } from '../i18n/i18n.tsx';

/** No page has this address. */
export function NotFoundPage() {
  const { LL } = useLanguage();
  const [path] = useLocation();
  usePageTitle(LL.frame.notFoundPage());
  return (
    <>
      <PageHeader title={LL.frame.notFoundPage()} />
      <NotFound
        place={LL.frame.notFoundPlace({ path })}
        title={LL.frame.notFoundTitle()}
        lead={LL.frame.notFoundText()}
        figure={<MissingFlag size="large" />}
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
