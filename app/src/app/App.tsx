import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { KitProvider } from '@halyard/ui-kit';
import { type Language, LanguageProvider, useLanguage } from '../i18n/i18n.tsx';
import { Router } from 'wouter';
import { AppLink } from './AppLink.tsx';
import { PageErrorBoundary } from './broken/PageErrorBoundary.tsx';
import { useTellMissing } from './build/use-tell-missing.ts';
import { FrameOverlays } from './FrameOverlays.tsx';
import { kitLabels } from './kit-labels.ts';
import { LanguagePicker } from './LanguagePicker.tsx';
import { Places } from './Places.tsx';
import { SiteTheme } from './SiteTheme.tsx';
import { Toasts } from './Toasts.tsx';
import { aroundNav } from './travel/around-nav.ts';
import { Arrival } from './travel/Arrival.tsx';

interface AppProps {
  language: Language;
  queryClient: QueryClient;
}

/** The whole app: what every screen lives in, and the screen that the address names. */
export function App({ language, queryClient }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider language={language}>
        <Router aroundNav={aroundNav}>
          <Site />
        </Router>
      </LanguageProvider>
    </QueryClientProvider>
  );
}

function Site() {
  const { LL } = useLanguage();
  return (
    <KitProvider link={AppLink} labels={kitLabels(LL)} onMissingPart={useTellMissing()}>
      <SiteTheme />
      <LanguagePicker>
        <PageErrorBoundary of="window">
          <Places />
        </PageErrorBoundary>
        <Arrival />
        <FrameOverlays />
      </LanguagePicker>
      <Toasts />
    </KitProvider>
  );
}
