import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { GlobalStyle, KitProvider } from '@halyard/ui-kit';
import { Route, Switch } from 'wouter';
import { type Language, LanguageProvider } from '../i18n/i18n.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { AppLink } from './AppLink.tsx';
import { PagePlace } from './PagePlace.tsx';
import { routes } from './routes.ts';
import { SiteFrame } from './SiteFrame.tsx';
import { SiteTheme } from './SiteTheme.tsx';
import { Toasts } from './Toasts.tsx';

interface AppProps {
  language: Language;
  queryClient: QueryClient;
}

/** The whole app: what every screen lives in, and the screen that the address names. */
export function App({ language, queryClient }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider language={language}>
        <KitProvider link={AppLink}>
          <GlobalStyle />
          <SiteTheme />
          <Switch>
            {routes.map((entry) => (
              <Route key={entry.path} path={entry.path}>
                <PagePlace entry={entry} />
              </Route>
            ))}
            <Route>
              <SiteFrame>
                <NotFoundPage />
              </SiteFrame>
            </Route>
          </Switch>
          <Toasts />
        </KitProvider>
      </LanguageProvider>
    </QueryClientProvider>
  );
}
