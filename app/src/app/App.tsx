import { type QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { KitProvider, setManagedBrand, toast, ToastStack } from '@halyard/ui-kit';
import { type Language, LanguageProvider, useLanguage } from '../i18n/i18n.tsx';
import { Router } from 'wouter';
import { AppLink } from './frame/AppLink.tsx';
import { PageErrorBoundary } from './errors/PageErrorBoundary.tsx';
import { KeptFlags } from './frame/KeptFlags.tsx';
import { Overlays } from './frame/Overlays.tsx';
import { kitLabels } from './frame/kit-labels.ts';
import { LanguagePicker } from './language/LanguagePicker.tsx';
import { CurrentRoute } from './routes/CurrentRoute.tsx';
import { animateNavigation } from './navigation/page-transition.ts';
import { NavigationFocus } from './navigation/NavigationFocus.tsx';
import { useEffect, useCallback } from 'react';
import { useSiteConfig } from './routes/page-title.ts';
import type { TranslationFunctions } from '../i18n/i18n-types.ts';
import { meetMissingCode } from './build/missing-code.ts';
import { whenIdle } from './build/when-idle.ts';
import { useExtension } from './routes/use-extension.ts';
import { useProfile } from './session/session.ts';
import { useSessionPrompt } from './session/session-prompt.ts';
import { useStore } from './storage/create-store.ts';
import { subscriptions } from './live/live-store.ts';

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

/** Applies the brand colour that the administrators have set. */
function SiteTheme() {
  const { data: config } = useSiteConfig();
  useEffect(() => {
    if (config) setManagedBrand(config.customTheme);
  }, [config]);
  return null;
}

/** Reports that a dialog or page could not be opened, unless the page is reloading. */
function useTellMissing(): (error: unknown) => void {
  const { LL } = useLanguage();
  return useCallback((error) => void tell(LL, error), [LL]);
}

async function tell(LL: TranslationFunctions, error: unknown): Promise<void> {
  const outcome = await meetMissingCode(error);
  if (outcome === 'reload') return;
  const detail = outcome === 'offer' ? LL.frame.newBuild() : LL.errors.network();
  toast({ tone: 'danger', title: LL.errors.loadFailed(), detail });
}

/** Renders the messages of the kit's `toast()`. */
function Toasts() {
  const { LL } = useLanguage();
  return <ToastStack label={LL.frame.messages()} />;
}

/** Connects the page to the live channel while something on it wants to hear. Renders nothing. */
function LiveUpdates() {
  const client = useQueryClient();
  const isOffered = useExtension('live') === true;
  const isWanted = useStore(subscriptions).length > 0;
  const profile = useProfile();
  // While the session has ended and the page waits for another sign-in, nobody is known.
  const isKnown = useSessionPrompt() === 'none' && profile !== undefined;
  const person = profile?.userId ?? null;
  const isOn = isOffered && isWanted && isKnown;
  useEffect(() => {
    if (!isOn) return;
    let isOver = false;
    let stop = () => {};
    const start = async () => {
      if (isOver) return;
      const { connectLive } = await import('./live/connect-live.ts');
      if (!isOver) stop = connectLive(client, person);
    };
    // Without its code, as after a deploy, the page polls.
    whenIdle(() => void start().catch(() => undefined));
    return () => {
      isOver = true;
      stop();
    };
  }, [client, isOn, person]);
  return null;
}
