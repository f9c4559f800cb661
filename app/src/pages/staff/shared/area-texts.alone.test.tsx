import { join } from 'node:path';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { readDictionary, splitByArea } from '../../../../vite/dictionaries.ts';
import type { Area } from '../../../i18n/areas.ts';
import { loadLanguage } from '../../../i18n/load-language.ts';
import { noteSession } from '../../../app/session/session-mark.ts';
import { createFakeApi } from '../../../testing/fake-api.ts';
import { config } from '../../../testing/fixtures.ts';
import { LL, renderApp } from '../../../testing/render-page.tsx';
import { staffAnswers } from '../testing/fixtures.ts';

const folder = join(import.meta.dirname, '../../../i18n');
const TEXT_FILE = /\/static\/([\w-]+)\.(\w+)\.json$/;

// Each test opens another page, because code is loaded only once per file.
const api = createFakeApi({
  getConfig: { data: config },
  listRecentGames: { data: [] },
  ...staffAnswers,
});

let asked: string[];
/** Answers requests for texts; tests replace it to delay or reject one. */
let deliver: (code: string, area: Area) => Promise<unknown>;

beforeEach(() => {
  asked = [];
  deliver = async (code, area) => splitByArea(await readDictionary(folder, code))[area];
});

async function open(address: string) {
  const fetch = async (input: string, init?: RequestInit) => {
    const [, code = '', area = ''] = TEXT_FILE.exec(input) ?? [];
    if (!area) return api.fetch(input, init);
    asked.push(`${code}.${area}`);
    return Response.json(await deliver(code, area as Area));
  };
  vi.stubGlobal('fetch', fetch);
  const language = await loadLanguage('en-US');
  if (!language) throw new Error('English could not be loaded');
  noteSession(true);
  return renderApp(address, fetch, language);
}

test('a staff page waits for its texts, which load beside its code', async () => {
  const held = Promise.withResolvers<void>();
  const full = deliver;
  deliver = async (code, area) => {
    if (area === 'staff') await held.promise;
    return full(code, area);
  };
  await open('/admin/games');
  await waitFor(() => expect(asked).toContain('en-us.staff'));
  // The code of the page is loaded, its texts are not.
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  held.resolve();
  expect(await screen.findByRole('heading', { level: 1, name: LL.staff.title() })).toBeDefined();
});

test('another language on a staff page comes with the texts of staff', async () => {
  await open('/admin/games/12/challenges');
  const german = splitByArea(await readDictionary(folder, 'de-de')).staff;
  const { challenges } = german['staff'] as { challenges: { challenge: string } };
  await screen.findByText(LL.staff.challenges.challenge());
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'halyard-language', newValue: 'de-DE' }));
  });
  await waitFor(() => expect(document.documentElement.lang).toBe('de-DE'));
  expect(asked).toEqual(expect.arrayContaining(['de-de.visitor', 'de-de.player', 'de-de.staff']));
  expect(await screen.findByText(challenges.challenge)).toBeDefined();
});

test('a page whose texts cannot be fetched is an error with a retry', async () => {
  const full = deliver;
  deliver = (code, area) =>
    area === 'staff' ? Promise.reject(new TypeError('no network')) : full(code, area);
  await open('/admin/games/12/notices');
  const retry = await screen.findByRole('button', { name: LL.common.retry() });
  deliver = full;
  fireEvent.click(retry);
  expect(await screen.findByRole('textbox', { name: LL.staff.notices.text() })).toBeDefined();
});
