import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import de from '../../i18n/de-de/index.ts';
import en from '../../i18n/en-us/index.ts';
import { LL, renderPage } from '../../testing/render-page.tsx';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';

const files = { '/static/en-us.visitor.json': en, '/static/de-de.visitor.json': de };
const words = LL.frame.language;
const german = { title: 'Anmelden', language: 'Sprache: Deutsch' };

beforeEach(() => {
  document.documentElement.lang = 'en-US';
});

async function openDialog() {
  const name = words.current({ language: 'English' });
  fireEvent.click(await screen.findByRole('button', { name }));
  return screen.findByRole('dialog', { name: words.title() });
}

async function pickGerman() {
  const dialog = await openDialog();
  fireEvent.click(within(dialog).getByRole('button', { name: /Deutsch/ }));
}

test('a machine-translated language is confirmed each time it is chosen, then spoken without a reload', async () => {
  renderPage('/account/login', {}, files);
  await pickGerman();
  const question = await screen.findByRole('dialog', { name: 'Machine Translation' });
  expect(question.textContent).toContain('may be inaccurate');
  fireEvent.click(within(question).getByRole('button', { name: 'Confirm' }));
  await screen.findByRole('heading', { name: german.title, level: 1 });
  expect(document.documentElement.lang).toBe('de-DE');
  expect(localStorage.getItem(STORAGE_KEYS.language)).toBe('de-DE');

  fireEvent.click(screen.getByRole('button', { name: german.language }));
  fireEvent.click(await screen.findByRole('button', { name: 'English' }));
  await pickGerman();
  await screen.findByRole('dialog', { name: 'Machine Translation' });
});

test('the question can be answered with English', async () => {
  renderPage('/account/login', {}, files);
  await pickGerman();
  fireEvent.click(await screen.findByRole('button', { name: 'Switch to English' }));
  await waitFor(() => expect(localStorage.getItem(STORAGE_KEYS.language)).toBe('en-US'));
  expect(screen.getByRole('heading', { name: LL.account.signInTitle(), level: 1 })).toBeDefined();
});

test('what cannot be fetched changes nothing, and says so', async () => {
  renderPage('/account/login');
  await pickGerman();
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  await screen.findByText(words.failed({ language: 'Deutsch' }));
  expect(document.documentElement.lang).toBe('en-US');
  expect(localStorage.getItem(STORAGE_KEYS.language)).toBeNull();
});

test('each language is named in itself', async () => {
  renderPage('/account/login', {}, files);
  const dialog = await openDialog();
  expect(within(dialog).getByText('Deutsch').lang).toBe('de-DE');
  expect(within(dialog).getByRole('button', { name: 'English', pressed: true })).toBeDefined();
  expect(within(dialog).queryByText(/\[/)).toBeNull();
});

test('follows what another tab chooses, and asks for answers in that language', async () => {
  const { api } = renderPage('/account/login', {}, files);
  await screen.findByRole('heading', { name: LL.account.signInTitle(), level: 1 });
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.language, newValue: 'de-DE' }));
  });
  await screen.findByRole('heading', { name: german.title, level: 1 });
  expect(document.documentElement.lang).toBe('de-DE');
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.language, newValue: 'tlh' }));
  });
  expect(api.fetched).not.toContain('/static/tlh.visitor.json');
});
