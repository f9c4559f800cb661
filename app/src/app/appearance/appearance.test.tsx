import { setTheme } from '@halyard/ui-kit';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LL, renderPage } from '../../testing/render-page.tsx';
import { typeInto } from '../../testing/type-into.ts';
import { setOverlay } from '../frame/open-overlay.ts';

const words = LL.profile;
const stored = (): unknown => JSON.parse(localStorage.getItem('halyard-theme') ?? 'null');

beforeEach(() => setTheme({ mode: 'dark', contrast: 'system', brand: 'managed', custom: null }));

afterEach(() => act(() => setOverlay(null)));

async function arrive() {
  renderPage('/nothing/here');
  await screen.findByText(LL.frame.notFoundTitle());
}

const dialog = () => screen.findByRole('dialog', { name: words.appearance() });

test('a stranger picks a colour of the three kinds from the rail', async () => {
  await arrive();
  fireEvent.click(screen.getByRole('button', { name: words.appearance() }));
  const look = within(await dialog());
  const source = within(look.getByRole('radiogroup', { name: words.colour() }));
  const pick = (name: string) => fireEvent.click(source.getByRole('radio', { name }));
  pick(words.defaultColour());
  expect(stored()).toMatchObject({ brand: 'default' });
  pick(words.customColour());
  typeInto(look.getByLabelText<HTMLInputElement>(words.ownColour()), '#d6409f');
  await waitFor(() => expect(stored()).toMatchObject({ brand: 'custom', custom: '#d6409f' }));
  pick(words.siteColour());
  expect(stored()).toMatchObject({ brand: 'managed' });
  fireEvent.click(look.getByRole('radio', { name: LL.frame.themeLight() }));
  expect(document.documentElement.dataset['theme']).toBe('light');
});

test('the palette leads to it too', async () => {
  await arrive();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const field = await screen.findByRole('combobox', { name: LL.frame.palette.label() });
  typeInto(field, words.appearance());
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(await dialog()).toBeDefined();
});
