import { languages } from '@halyard/sdk';
import { setTheme } from '@halyard/ui-kit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import de from '../../../i18n/de-de/index.ts';
import en from '../../../i18n/en-us/index.ts';
import { linnea } from '../../../testing/fixtures.ts';
import { LL, renderPage } from '../../../testing/render-page.tsx';
import { typeInto } from '../../../testing/type-into.ts';
import { STORAGE_KEYS } from '../../../app/storage/storage-keys.ts';

const answers = { getProfile: { data: linnea } };
const files = { '/static/en-us.visitor.json': en, '/static/de-de.visitor.json': de };

const stored = (): unknown => JSON.parse(localStorage.getItem('halyard-theme') ?? 'null');

beforeEach(() => {
  document.documentElement.lang = 'en-US';
  setTheme({ mode: 'dark', contrast: 'system', brand: 'managed', custom: null });
});

test('a theme and a colour are worn at once and kept on the device', async () => {
  renderPage('/account/profile', answers, files);
  fireEvent.click(await screen.findByRole('radio', { name: LL.frame.themeLight() }));
  expect(document.documentElement.dataset['theme']).toBe('light');
  fireEvent.click(screen.getByRole('radio', { name: LL.profile.customColour() }));
  fireEvent.click(screen.getByRole('button', { name: LL.profile.colours.violet() }));
  await waitFor(() =>
    expect(stored()).toMatchObject({ mode: 'light', brand: 'custom', custom: '#7a5af0' }),
  );
  fireEvent.click(screen.getByRole('radio', { name: LL.profile.siteColour() }));
  expect(stored()).toMatchObject({ brand: 'managed' });
});

test('contrast is worn at once, in either theme', async () => {
  renderPage('/account/profile', answers, files);
  const group = await screen.findByRole('radiogroup', { name: LL.frame.contrast() });
  fireEvent.click(within(group).getByRole('radio', { name: LL.frame.contrastMore() }));
  expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', contrast: 'more' });
  fireEvent.click(screen.getByRole('radio', { name: LL.frame.themeLight() }));
  expect(document.documentElement.dataset).toMatchObject({ theme: 'light', contrast: 'more' });
  expect(stored()).toMatchObject({ contrast: 'more' });
});

test('text that is no colour is marked and never kept', async () => {
  renderPage('/account/profile', answers, files);
  fireEvent.click(await screen.findByRole('radio', { name: LL.profile.customColour() }));
  const field = screen.getByLabelText<HTMLInputElement>(LL.profile.ownColour());
  typeInto(field, '#d6409f');
  await waitFor(() => expect(stored()).toMatchObject({ custom: '#d6409f' }));
  typeInto(field, '#d64x');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  fireEvent.click(screen.getByRole('radio', { name: LL.frame.themeLight() }));
  expect(stored()).toMatchObject({ mode: 'light', custom: '#d6409f' });
});

test('opening the page stores no colour', async () => {
  setTheme({ brand: 'custom', custom: '#d6409f' });
  renderPage('/account/profile', answers, files);
  await screen.findByLabelText(LL.profile.ownColour());
  localStorage.removeItem('halyard-theme');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(stored()).toBeNull();
});

test('each language is named in itself, with a mark where a machine translated it', async () => {
  renderPage('/account/profile', answers, files);
  fireEvent.click(await screen.findByRole('combobox', { name: LL.frame.language.title() }));
  const options = await screen.findAllByRole('option');
  const marked = languages.filter(({ machineTranslated }) => machineTranslated);
  expect(marked.map(({ code }) => code)).toEqual(['de-DE', 'fr-FR', 'es-ES']);
  for (const [index, { code, name, machineTranslated }] of languages.entries()) {
    const option = within(options[index] ?? document.body);
    expect(option.getByText(name).lang).toBe(code);
    expect(option.queryAllByText(LL.frame.language.machine())).toHaveLength(
      machineTranslated ? 1 : 0,
    );
  }
});

test('a machine-translated language asks before it is spoken', async () => {
  renderPage('/account/profile', answers, files);
  fireEvent.click(await screen.findByRole('combobox', { name: LL.frame.language.title() }));
  fireEvent.click(await screen.findByRole('option', { name: /Deutsch/ }));
  fireEvent.click(await screen.findByRole('button', { name: LL.frame.language.confirm() }));
  await screen.findByRole('heading', { name: 'Profil', level: 1 });
  expect(localStorage.getItem(STORAGE_KEYS.language)).toBe('de-DE');
});
