import 'virtual:halyard-kit.css';
import { startTheme } from '@halyard/ui-kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { restoreQueries, saveQueries } from './app/query-cache/saved-queries.ts';
import { App } from './app/App.tsx';
import { waitForLanguage } from './app/language/LanguageLoadFailure.tsx';
import { createQueryClient } from './app/query-cache/query-client.ts';
import { startScrollRestoration } from './app/navigation/scroll-restoration.ts';
import { noteMissingCode } from './app/build/missing-code.ts';
import { watchUnsavedInput } from './forms/unsaved-input.ts';
import { whenIdle } from './app/build/when-idle.ts';
import { type Language, loadLanguage } from './i18n/load-language.ts';

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root');
startTheme();
noteMissingCode();
watchUnsavedInput();
startScrollRestoration();
const queryClient = createQueryClient();
restoreQueries(queryClient);
window.addEventListener('pagehide', () => saveQueries(queryClient));
const view = createRoot(root);
const wanted = document.documentElement.lang;
const first = await loadLanguage(wanted);
if (first) start(first);
// Not awaited: lazy parts import this file and would wait for it (a deadlock).
else void waitForLanguage(view, wanted).then(start);

function start(language: Language): void {
  document.documentElement.lang = language.locale;
  view.render(
    <StrictMode>
      <App language={language} queryClient={queryClient} />
    </StrictMode>,
  );
  whenIdle(() => {
    import('./app/build/console-banner.ts').then(
      ({ printBanner }) => printBanner(language.LL),
      // Without the banner when offline.
      () => undefined,
    );
  });
}
