import { KitProvider } from '@halyard/ui-kit';
import { WithoutStyles } from '@halyard/ui-kit/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { App } from '../app/App.tsx';
import { AppLink } from '../app/frame/AppLink.tsx';
import { kitLabels } from '../app/frame/kit-labels.ts';
import { noteSession } from '../app/session/session-mark.ts';
import { createQueryClient } from '../app/query-cache/query-client.ts';
import en from '../i18n/en-us/index.ts';
import { LanguageProvider } from '../i18n/i18n.tsx';
import type { Translations } from '../i18n/i18n-types.ts';
import { makeLanguage } from '../i18n/load-language.ts';
import { type Answers, createFakeApi, type Files, NOT_SIGNED_IN } from './fake-api.ts';
import { config } from './fixtures.ts';

// The generated type of the base locale is too wide.
const language = makeLanguage('en-US', en as Translations);

/** The texts of the rendered page. */
export const { LL } = language;

/**
 * Renders the app at an address with a fake server. Without other `answers` the site is set
 * up and nobody is signed in.
 */
export function renderPage(address: string, answers: Answers = {}, files: Files = {}) {
  const api = createFakeApi(
    {
      getConfig: { data: config },
      getProfile: NOT_SIGNED_IN,
      listRecentGames: { data: [] },
      ...answers,
    },
    files,
  );
  if (answers.getProfile) noteSession(true);
  onTestFinished(() => expect(api.failures, 'answers of the fake API').toEqual([]));
  return { ...renderApp(address, api.fetch), api };
}

/** Renders the app at an address with the given `fetch`. */
export function renderApp(address: string, fetch: unknown, spoken = language) {
  vi.stubGlobal('fetch', fetch);
  window.history.replaceState(null, '', address);
  const queryClient = createQueryClient();
  const view = render(<App language={spoken} queryClient={queryClient} />, {
    wrapper: WithoutStyles,
  });
  return { ...view, queryClient };
}

/** Renders a part of the app with texts and queries. */
export function renderPart(part: ReactNode, queryClient = createQueryClient()) {
  const around = (inner: ReactNode) => (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider language={language}>
        <KitProvider link={AppLink} labels={kitLabels(LL)}>
          {inner}
        </KitProvider>
      </LanguageProvider>
    </QueryClientProvider>
  );
  const view = render(around(part), { wrapper: WithoutStyles });
  return { ...view, rerenderPart: (next: ReactNode) => view.rerender(around(next)) };
}

/** The current path and query. */
export function currentAddress(): string {
  const { pathname, search, hash } = window.location;
  return `${pathname}${search}${hash}`;
}
