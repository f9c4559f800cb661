import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { KitProvider } from '@halyard/ui-kit';
import { type Language, LanguageProvider, useLanguage } from '../i18n/i18n.tsx';
import { Router } from 'wouter';
import { AppLink } from './frame/AppLink.tsx';
import { PageErrorBoundary } from './errors/PageErrorBoundary.tsx';
import { useTellMissing } from './build/use-tell-missing.ts';
import { KeptFlags } from './frame/KeptFlags.tsx';
import { Overlays } from './frame/Overlays.tsx';
import { LiveUpdates } from './live/LiveUpdates.tsx';
import { kitLabels } from './frame/kit-labels.ts';
import { LanguagePicker } from './language/LanguagePicker.tsx';
import { CurrentRoute } from './routes/CurrentRoute.tsx';
import { SiteTheme } from './appearance/SiteTheme.tsx';
import { Toasts } from './frame/Toasts.tsx';
import { animateNavigation } from './navigation/page-transition.ts';
import { NavigationFocus } from './navigation/NavigationFocus.tsx';

interface AppProps {
  language: Language;
  queryClient: QueryClient;
}

/** The whole app: global providers and the page of the current address. */
export function App({ language, queryClient }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider language={language}>
        <Router aroundNav={animateNavigation}>
          <Site />
        </Router>
      </LanguageProvider>
    </QueryClientProvider>
  );
}

function Site() {
  const { LL } = useLanguage();
  return (
    <KitProvider link={AppLink} labels={kitLabels(LL)} onLoadError={useTellMissing()}>
      <SiteTheme />
      <LanguagePicker>
        <PageErrorBoundary of="window">
          <CurrentRoute />
        </PageErrorBoundary>
        <NavigationFocus />
        <Overlays />
        <LiveUpdates />
        <KeptFlags />
      </LanguagePicker>
      <Toasts />
    </KitProvider>
  );
}
