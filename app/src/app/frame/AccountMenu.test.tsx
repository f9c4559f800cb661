import { setTheme } from '@halyard/ui-kit';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOT_SIGNED_IN } from '../../testing/fake-api.ts';
import { admin, linnea } from '../../testing/fixtures.ts';
import { narrowWindow } from '../../testing/narrow-window.ts';
import { currentAddress, LL, renderPage } from '../../testing/render-page.tsx';
import { setOverlay } from './open-overlay.ts';

const signedIn = { getProfile: { data: linnea } };
const words = LL.frame;
const mine = words.account({ name: linnea.userName });
const look = [
  words.themeDark(),
  words.themeLight(),
  words.themeSystem(),
  words.contrastNormal(),
  words.contrastMore(),
  words.themeSystem(),
  LL.profile.appearance(),
  words.language.choose(),
  words.palette.label(),
  words.keys.title(),
  LL.about.reference(),
  words.places.about(),
];

beforeEach(() => setTheme({ mode: 'dark', contrast: 'normal', brand: 'managed', custom: null }));
afterEach(() => act(() => setOverlay(null)));

async function openMenu(button: string, name = button) {
  fireEvent.click(await screen.findByRole('button', { name: button }));
  const menu = await screen.findByRole('menu', { name });
  return Array.from(menu.querySelectorAll<HTMLElement>('[role^=menuitem]'));
}

const find = (entries: readonly HTMLElement[], name: string) => {
  const entry = entries.find(({ textContent }) => textContent.startsWith(name));
  if (!entry) throw new Error(`No entry ${name}`);
  return entry;
};

/** The text of an entry is its name, followed by its keys. */
const expectEntries = (entries: readonly HTMLElement[], names: readonly string[]) => {
  expect(entries).toHaveLength(names.length);
  for (const [index, name] of names.entries())
    expect(entries[index]?.textContent.startsWith(name), name).toBe(true);
};

test('leads to the API reference with a page load, because the server answers it', async () => {
  renderPage('/', { ...signedIn });
  const entry = find(await openMenu(mine), LL.about.reference());
  expect(entry.getAttribute('href')).toBe('/docs/api');
  let isLeft = false;
  const noteClick = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', noteClick, { once: true });
  fireEvent.click(entry);
  expect(isLeft).toBe(true);
});

test('it has who one is, how the site looks, and the way out', async () => {
  const complaints = vi.spyOn(console, 'error');
  renderPage('/nothing/here', signedIn);
  const entries = await openMenu(mine);
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
  expectEntries(entries, [LL.profile.title(), words.signOut(), ...look]);
  const checked = entries.filter((entry) => entry.getAttribute('aria-checked') === 'true');
  expect(checked.map(({ textContent }) => textContent)).toEqual([
    words.themeDark(),
    words.contrastNormal(),
  ]);
  fireEvent.click(find(entries, words.themeLight()));
  expect(document.documentElement.dataset['theme']).toBe('light');
});

test.each([
  [LL.profile.appearance(), 'dialog', LL.profile.appearance()],
  [words.language.choose(), 'dialog', words.language.title()],
  [words.palette.label(), 'combobox', words.palette.label()],
  [words.keys.title(), 'dialog', words.keys.title()],
])('“%s” opens its %s', async (entry, role, name) => {
  renderPage('/nothing/here', signedIn);
  fireEvent.click(find(await openMenu(mine), entry));
  expect(await screen.findByRole(role, { name })).toBeDefined();
});

test('on a phone a stranger finds it behind the last place, with the way in', async () => {
  narrowWindow();
  renderPage('/nothing/here');
  const entries = await openMenu(words.me());
  expectEntries(entries, [words.signIn(), words.register(), ...look]);
  fireEvent.click(find(entries, words.signIn()));
  await waitFor(() => expect(currentAddress()).toBe('/account/login?from=%2Fnothing%2Fhere'));
});

test('staff reach their pages by it, which the bar at the bottom does not lead to', async () => {
  narrowWindow();
  renderPage('/nothing/here', { getProfile: { data: admin } });
  const entries = await openMenu(words.me(), mine);
  expectEntries(entries, [LL.profile.title(), words.staff(), words.signOut(), ...look]);
  expect(find(entries, words.staff()).getAttribute('href')).toBe('/admin/games');
});

test('signing out ends the session and goes home', async () => {
  const { api } = renderPage('/nothing/here', {
    ...signedIn,
    logout: () => {
      api.set('getProfile', NOT_SIGNED_IN);
      return { data: undefined };
    },
  });
  fireEvent.click(find(await openMenu(mine), words.signOut()));
  // One link is in the rail; the home page has another one once it is loaded.
  await screen.findAllByRole('link', { name: words.signIn() });
  expect(api.sent('logout')).toHaveLength(1);
  expect(currentAddress()).toBe('/');
  expect(screen.queryByRole('button', { name: mine })).toBeNull();
});
