import { ButtonLink, MissingFlag, NotFound } from '@halyard/ui-kit';
import { useLocation } from 'wouter';
import { BareHeader } from '../app/frame/BareHeader.tsx';
import { href } from '../app/routes/paths.ts';
import { useRouteEntry } from '../app/routes/use-route-entry.ts';
import { useLanguage } from '../i18n/i18n.tsx';

/** Shown for a planned page that this version does not implement. */
export function NotBuiltPage() {
  const { LL } = useLanguage();
  const [path] = useLocation();
  const entry = useRouteEntry();
  return (
    <>
      <BareHeader>{entry?.title(LL) ?? LL.frame.notBuiltPage()}</BareHeader>
      <NotFound
        place={path}
        title={LL.frame.notBuiltTitle()}
        lead={LL.frame.notBuiltText()}
        figure={<MissingFlag size="large" />}
        actions={
          <ButtonLink variant="primary" href={href.home()}>
            {LL.frame.goHome()}
          </ButtonLink>
        }
      />
    </>
  );
}
