import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { linnea } from '../../testing/fixtures.ts';
import { currentAddress, LL, renderPage } from '../../testing/render-page.tsx';
import { setOverlay } from '../frame/open-overlay.ts';
import { keyChoice } from './shortcut-settings.ts';

const words = LL.frame.keys;
const teams = words.names.teams();

beforeEach(async () => {
  renderPage('/nothing/here', {
    getProfile: { data: linnea },
    listTeams: { data: [] },
  });
  await screen.findByText(LL.frame.notFoundTitle());
});

afterEach(() => act(() => setOverlay(null)));

const press = (key: string, modifiers = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...modifiers });

async function openSheet() {
  press('?', { shiftKey: true });
  return within(await screen.findByRole('dialog', { name: words.title() }));
}

type Sheet = Awaited<ReturnType<typeof openSheet>>;

const keysOf = (sheet: Sheet, name: string) =>
  sheet.getByRole('button', { name: new RegExp(`^${name}: `) });

function record(sheet: Sheet, name: string, key: string, modifiers = {}): void {
  fireEvent.click(keysOf(sheet, name));
  fireEvent.keyDown(keysOfRecording(), { key, ...modifiers });
}

const keysOfRecording = () => screen.getByText(words.press());

test('it opens by ?, refuses keys that are taken or the browser’s, and takes others', async () => {
  const sheet = await openSheet();
  record(sheet, teams, '?', { shiftKey: true });
  await sheet.findByText(words.taken({ name: words.names.help() }));
  record(sheet, teams, 't', { ctrlKey: true });
  await sheet.findByText(words.reserved());
  record(sheet, teams, 'j', { ctrlKey: true });
  expect(keysOf(sheet, teams).textContent).toContain('J');
  expect(sheet.queryByRole('alert')).toBeNull();
  act(() => setOverlay(null));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('j', { ctrlKey: true });
  await waitFor(() => expect(currentAddress()).toBe('/teams'));
});

test('one shortcut or all get their first keys back', async () => {
  const sheet = await openSheet();
  const all = sheet.getByRole<HTMLButtonElement>('button', { name: words.resetAll() });
  expect(all.disabled).toBe(true);
  record(sheet, teams, 'j', { ctrlKey: true });
  record(sheet, words.names.games(), 'y', { ctrlKey: true });
  fireEvent.click(sheet.getByRole('button', { name: words.reset({ name: teams }) }));
  expect(keyChoice().chords).toEqual({ games: 'mod+y' });
  expect(keysOf(sheet, teams).textContent).toBe('g t');
  expect(sheet.queryByRole('button', { name: words.reset({ name: teams }) })).toBeNull();
  fireEvent.click(all);
  expect(keyChoice().chords).toEqual({});
  expect(keysOf(sheet, words.names.games()).textContent).toBe('g g');
});

test('keys without Ctrl can be turned off, on this device', async () => {
  const sheet = await openSheet();
  fireEvent.click(sheet.getByRole('switch', { name: words.single() }));
  expect(keyChoice().single).toBe(false);
  act(() => setOverlay(null));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('?', { shiftKey: true });
  press('g');
  press('t');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(currentAddress()).toBe('/nothing/here');
  press('k', { ctrlKey: true });
  await screen.findByRole('combobox', { name: LL.frame.palette.label() });
});

test('what another tab chooses holds here too, in the open sheet and for the keys', async () => {
  const sheet = await openSheet();
  act(() => {
    localStorage.setItem(
      'halyard-keys',
      JSON.stringify({ chords: { teams: 'mod+j' }, single: false }),
    );
    window.dispatchEvent(new Event('storage'));
  });
  expect(keysOf(sheet, teams).textContent).toContain('J');
  expect(sheet.getByRole<HTMLInputElement>('switch', { name: words.single() }).checked).toBe(false);
  act(() => setOverlay(null));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('j', { ctrlKey: true });
  await waitFor(() => expect(currentAddress()).toBe('/teams'));
});

test('staff’s keys are shown to staff alone', async () => {
  const sheet = await openSheet();
  expect(sheet.queryByText(words.areas.review())).toBeNull();
  expect(sheet.queryByRole('button', { name: new RegExp(`^${words.names.staff()}: `) })).toBeNull();
});
