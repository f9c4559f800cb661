import 'virtual:halyard-kit.css';
import { startTheme } from '@halyard/ui-kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { restoreAnswers, saveAnswers } from './app/answers/answers.ts';
import { App } from './app/App.tsx';
import { awaitWords } from './app/no-words.tsx';
import { createQueryClient } from './app/query-client.ts';
import { startScrollMemory } from './app/travel/scroll-memory.ts';
import { noteMissingCode } from './app/build/missing-code.ts';
import { watchTyping } from './app/unsaved.ts';
import { whenIdle } from './app/when-idle.ts';
import { type Language, loadLanguage } from './i18n/load-language.ts';

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root');
startTheme();
noteMissingCode();
watchTyping();
startScrollMemory();
const queryClient = createQueryClient();
restoreAnswers(queryClient);
window.addEventListener('pagehide', () => saveAnswers(queryClient));
const view = createRoot(root);
const wanted = document.documentElement.lang;
const first = await loadLanguage(wanted);
if (first) start(first);
// Not awaited: parts that load when shown import this file, and would wait for its end.
else void awaitWords(view, wanted).then(start);

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
      // Offline the console goes without.
      () => undefined,
    );
  });
}
