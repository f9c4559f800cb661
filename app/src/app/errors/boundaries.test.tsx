import { getGetConfigQueryKey, getGetProfileQueryKey } from '@halyard/sdk/react';
import { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { config } from '../../testing/fixtures.ts';
import { LL, renderPart } from '../../testing/render-page.tsx';
import { restoreQueries, saveQueries } from '../query-cache/saved-queries.ts';
import { noteMissingTexts } from '../build/missing-code.ts';
import { chordFor } from '../shortcuts/shortcut-settings.ts';
import { PageErrorBoundary, PartErrorBoundary } from './PageErrorBoundary.tsx';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';

const state = { isBroken: true };
const reload = vi.fn();
const retry = { name: LL.common.retry() };

function Fragile() {
  if (state.isBroken) throw new TypeError('The mast is gone');
  return <p>All well</p>;
}

/** A page load that saves its responses on the device. */
function visit(): QueryClient {
  const client = new QueryClient();
  restoreQueries(client);
  client.setQueryData(getGetProfileQueryKey(), null);
  client.setQueryData(getGetConfigQueryKey(), config);
  saveQueries(client);
  return client;
}

beforeEach(() => {
  state.isBroken = true;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  reload.mockReset();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});
afterEach(() => vi.restoreAllMocks());

test('a broken part leaves the rest of its page and can be tried again', async () => {
  renderPart(
    <>
      <p>The rest</p>
      <PartErrorBoundary>
        <Fragile />
      </PartErrorBoundary>
    </>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain(LL.frame.errorPart());
  expect(screen.getByText('The rest')).toBeDefined();
  fireEvent.click(screen.getByRole('button', retry));
  expect(await screen.findByRole('alert')).toBeDefined();
  state.isBroken = false;
  fireEvent.click(screen.getByRole('button', retry));
  expect(await screen.findByText('All well')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a part whose code cannot be fetched says that the server cannot be reached', async () => {
  function Missing(): never {
    return noteMissingTexts(new TypeError('Failed to fetch'));
  }
  renderPart(
    <PartErrorBoundary>
      <Missing />
    </PartErrorBoundary>,
  );
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(LL.errors.network());
  expect(alert.textContent).not.toContain('TypeError');
});

function Walk() {
  const [page, setPage] = useState(1);
  return (
    <>
      <button onClick={() => setPage(page + 1)}>Next</button>
      <PartErrorBoundary resetOn={[page]} instead="nothing">
        <Fragile />
      </PartErrorBoundary>
    </>
  );
}

test('a broken part tries again by itself when what it shows has changed', () => {
  renderPart(<Walk />);
  expect(screen.getByText('nothing')).toBeDefined();
  state.isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('All well')).toBeDefined();
});

test('where everything broke the frame still has its main part, the way home and the retry', async () => {
  renderPart(
    <PageErrorBoundary of="window">
      <Fragile />
    </PageErrorBoundary>,
  );
  const title = await screen.findByRole('heading', { name: LL.frame.errorTitle() });
  expect(screen.getByRole('main').contains(title)).toBe(true);
  expect(screen.getByText(LL.frame.errorLeadAll())).toBeDefined();
  expect(screen.getByRole('link', { name: LL.frame.home() }).getAttribute('href')).toBe('/');
  state.isBroken = false;
  fireEvent.click(screen.getByRole('button', retry));
  expect(await screen.findByText('All well')).toBeDefined();
});

test('answers that may have broken the page do not begin the next visit', async () => {
  const client = visit();
  expect(localStorage.getItem(STORAGE_KEYS.savedQueries)).not.toBeNull();
  renderPart(
    <PageErrorBoundary of="window">
      <Fragile />
    </PageErrorBoundary>,
  );
  await screen.findByRole('heading', { name: LL.frame.errorTitle() });
  saveQueries(client);
  expect(localStorage.getItem(STORAGE_KEYS.savedQueries)).toBeNull();
});

test('"Clean cache" forgets the answers, mends the keys, keeps what makes sense and reloads', async () => {
  renderPart(
    <PageErrorBoundary of="page" name="Games">
      <Fragile />
    </PageErrorBoundary>,
  );
  const clean = await screen.findByRole('button', { name: LL.frame.cleanCache() });
  const client = visit();
  localStorage.setItem('halyard-keys', '{"chords":{"flag":"x","home":null},"single":7}');
  expect(localStorage.getItem(STORAGE_KEYS.savedQueries)).not.toBeNull();
  fireEvent.click(clean);
  expect(reload).toHaveBeenCalledOnce();
  // What the app does when the page is hidden.
  saveQueries(client);
  expect(localStorage.getItem(STORAGE_KEYS.savedQueries)).toBeNull();
  const kept = JSON.parse(localStorage.getItem('halyard-keys') ?? 'null') as unknown;
  expect(kept).toEqual({ chords: { flag: 'x' }, single: true });
  expect(chordFor('flag')).toBe('x');
});
