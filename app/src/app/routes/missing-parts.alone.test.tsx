/* oxlint-disable eslint/no-restricted-imports -- replaces the code of a page */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NOT_SIGNED_IN } from '../../testing/fake-api.ts';
import { linnea } from '../../testing/fixtures.ts';
import { LL, renderPage } from '../../testing/render-page.tsx';
import { typeInto } from '../../testing/type-into.ts';
import { setOverlay } from '../frame/open-overlay.ts';
import { answerPrompt } from '../session/session-prompt.ts';

/**
 * Code that cannot be loaded, except the part `net.reaches`; each attempt is a new request. Parts are named because
 * some are loaded ahead of their use, which on a slow machine ends after the first attempt of another part.
 */
const { net, cut } = vi.hoisted(() => {
  const state = { reaches: '' };
  const guard = async <Module,>(original: () => Promise<Module>, name: keyof Module) => {
    const module = await original();
    return {
      get [name]() {
        if (state.reaches !== name) throw new TypeError('Failed to fetch');
        return module[name];
      },
    };
  };
  return { net: state, cut: guard };
});

vi.mock(
  import('../language/LanguageDialog.tsx'),
  (original) => cut(original, 'LanguageDialog') as never,
);
vi.mock(
  import('../frame/account-menu-entries.ts'),
  (original) => cut(original, 'AccountEntries') as never,
);
vi.mock(import('../palette/Palette.tsx'), (original) => cut(original, 'Palette') as never);
vi.mock(import('../shortcuts/KeySheet.tsx'), (original) => cut(original, 'KeySheet') as never);
vi.mock(
  import('../session/SignInDialog.tsx'),
  (original) => cut(original, 'SignInDialog') as never,
);
vi.mock(
  import('../../pages/missing/NotFoundPage.tsx'),
  (original) => cut(original, 'NotFoundPage') as never,
);

const words = LL.frame;
const page = { listGames: { data: { data: [], length: 0, total: 0 } } };

afterEach(() => {
  net.reaches = '';
  act(() => setOverlay(null));
  act(() => answerPrompt('none'));
});

/** Expects a message instead of the overlay while its code is missing; returns the overlay of the next attempt. */
async function secondTry(
  part: string,
  press: () => void,
  { role, name }: { role: 'dialog' | 'menu'; name: string },
) {
  press();
  await screen.findByText(LL.errors.loadFailed());
  expect(screen.getByText(LL.games.empty.all())).toBeDefined();
  expect(screen.queryByRole(role, { name })).toBeNull();
  net.reaches = part;
  press();
  return screen.findByRole(role, { name });
}

async function openGames() {
  renderPage('/games', { ...page, getProfile: { data: linnea } });
  await screen.findByText(LL.games.empty.all());
  await screen.findByRole('button', { name: words.account({ name: linnea.userName }) });
}

const click = (name: string) => () => fireEvent.click(screen.getByRole('button', { name }));
const key = (init: KeyboardEventInit) => () => fireEvent.keyDown(document.body, init);

test('the choice of languages', async () => {
  await openGames();
  const dialog = { role: 'dialog', name: words.language.title() } as const;
  expect(await secondTry('LanguageDialog', click(dialog.name), dialog)).toBeDefined();
});

test('the account’s menu', async () => {
  await openGames();
  const menu = { role: 'menu', name: words.account({ name: linnea.userName }) } as const;
  expect(await secondTry('AccountEntries', click(menu.name), menu)).toBeDefined();
});

test('the palette by its key', async () => {
  await openGames();
  const press = key({ key: 'k', ctrlKey: true });
  const dialog = { role: 'dialog', name: words.palette.label() } as const;
  expect(await secondTry('Palette', press, dialog)).toBeDefined();
});

test('the sheet of keys by its key', async () => {
  await openGames();
  const dialog = { role: 'dialog', name: words.keys.title() } as const;
  expect(await secondTry('KeySheet', key({ key: '?' }), dialog)).toBeDefined();
});

test('a page for unknown addresses keeps the frame and comes with the retry', async () => {
  renderPage('/nothing/here');
  await screen.findByRole('heading', {
    name: words.errorTitleOf({ page: words.notFoundPage() }),
  });
  expect(screen.getAllByRole('navigation', { name: words.navigation() })).not.toHaveLength(0);
  net.reaches = 'NotFoundPage';
  fireEvent.click(screen.getByRole('button', { name: LL.common.retry() }));
  expect(await screen.findByText(words.notFoundTitle())).toBeDefined();
});

test('the way back in over a form: a banner stands for it, and nothing typed is lost', async () => {
  const { api } = renderPage('/teams', {
    getProfile: { data: linnea },
    listTeams: { data: [] },
  });
  fireEvent.click((await screen.findAllByText(LL.teams.newTeam()))[0] as HTMLElement);
  typeInto(await screen.findByLabelText(/^Name/), 'Long Splice');
  api.set('getProfile', NOT_SIGNED_IN);
  api.set('createTeam', NOT_SIGNED_IN);
  fireEvent.click(screen.getByRole('button', { name: LL.teams.create() }));
  expect(await screen.findByText(words.signedOut())).toBeDefined();
  expect(screen.getByDisplayValue('Long Splice')).toBeDefined();
  net.reaches = 'SignInDialog';
  // The open dialog hides the page behind it from assistive technology.
  fireEvent.click(screen.getByRole('button', { name: words.signIn(), hidden: true }));
  await waitFor(() =>
    expect(screen.getByRole('dialog', { name: words.sessionTitle() })).toBeDefined(),
  );
  expect(screen.getByDisplayValue('Long Splice')).toBeDefined();
});
