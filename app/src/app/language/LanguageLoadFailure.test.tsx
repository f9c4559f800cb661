import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import de from '../../i18n/de-de/index.ts';
import { errors } from '../../i18n/en-us/errors.ts';
import { waitForLanguage } from './LanguageLoadFailure.tsx';

let isOnline: boolean;
let view: Root;

beforeEach(() => {
  isOnline = false;
  vi.stubGlobal('fetch', async () => {
    if (!isOnline) throw new TypeError('no network');
    return Response.json(de);
  });
  const place = document.body.appendChild(document.createElement('div'));
  view = createRoot(place);
});

afterEach(() => {
  act(() => view.unmount());
  document.body.replaceChildren();
});

/** Starts a page in German whose texts cannot be loaded. */
async function startWithout() {
  const words = waitForLanguage(view, 'de-DE');
  await screen.findByText(errors.network);
  isOnline = true;
  return words.then(({ locale }) => locale);
}

test('a page without words says so in English, and has them after another try', async () => {
  const locale = startWithout();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(document.documentElement.lang).toBe('en-US');
  await waitFor(() => expect(isOnline).toBe(true));
  fireEvent.click(again);
  expect(await locale).toBe('de-DE');
});

test('it tries by itself when the browser is online again', async () => {
  const locale = startWithout();
  await waitFor(() => expect(isOnline).toBe(true));
  act(() => void dispatchEvent(new Event('online')));
  expect(await locale).toBe('de-DE');
});
