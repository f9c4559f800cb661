import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createTeam } from '@halyard/sdk/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NOT_SIGNED_IN } from '../../testing/fake-api.ts';
import { linnea, longSplice } from '../../testing/fixtures.ts';
import { currentAddress, LL, renderPage } from '../../testing/render-page.tsx';
import { typeInto } from '../../testing/type-into.ts';
import { answerPrompt } from './session-prompt.ts';

afterEach(() => {
  answerPrompt('none');
  vi.restoreAllMocks();
});

const marlow = { ...linnea, userId: '01997a3c-52d8-7c41-9e0b-000000000001', userName: 'marlow' };

/** A user's session ends while she types the name of a new team. */
async function typeIntoDyingSession() {
  const view = renderPage('/teams', {
    getProfile: { data: linnea },
    listTeams: { data: [] },
    login: { data: undefined },
  });
  fireEvent.click((await screen.findAllByText(LL.teams.newTeam()))[0] as HTMLElement);
  typeInto(await screen.findByLabelText(/^Name/), 'Long Splice');
  view.api.set('getProfile', NOT_SIGNED_IN);
  view.api.set('createTeam', NOT_SIGNED_IN);
  return view;
}

function signInAgain(password = 'Fair-Wind-7'): void {
  typeInto(screen.getByLabelText(/^Password/), password);
  fireEvent.click(screen.getByRole('button', { name: LL.frame.signIn() }));
}

function submitTeam(): void {
  fireEvent.click(screen.getByRole('button', { name: LL.teams.create() }));
}

test('a write of an ended session waits for its person and goes on by itself', async () => {
  const { api } = await typeIntoDyingSession();
  submitTeam();
  await screen.findByRole('dialog', { name: LL.frame.sessionTitle() });
  expect(screen.getByDisplayValue('linnea')).toBeDefined();
  expect(screen.getByDisplayValue('Long Splice')).toBeDefined();
  api.set('getProfile', { data: linnea });
  api.set('createTeam', { data: longSplice });
  api.set('listTeams', { data: [longSplice] });
  signInAgain();
  await waitFor(() => expect(api.sent('createTeam')).toHaveLength(2));
  expect(api.sent('createTeam')[1]?.body).toMatchObject({ name: 'Long Splice' });
  await waitFor(() => expect(screen.queryByText(LL.frame.sessionTitle())).toBeNull());
  expect(screen.queryByText(LL.frame.signedOut())).toBeNull();
  expect(currentAddress()).toMatch(/^\/teams/);
});

test('says so when the session ended because of another one beside it', async () => {
  await typeIntoDyingSession();
  document.cookie = 'halyard_signed_in=several; Path=/';
  submitTeam();
  await screen.findByRole('dialog', { name: LL.frame.sessionTitle() });
  expect(screen.getByText(LL.frame.severalSessions())).toBeDefined();
  document.cookie = 'halyard_signed_in=; Max-Age=0; Path=/';
});

test('a wrong password can be corrected; the write is sent once', async () => {
  const { api } = await typeIntoDyingSession();
  submitTeam();
  await screen.findByRole('dialog', { name: LL.frame.sessionTitle() });
  api.set('login', { code: 'WRONG_CREDENTIALS', title: 'The password is wrong.' });
  signInAgain('wrong');
  expect(await screen.findByText('The password is wrong.')).toBeDefined();
  expect(api.sent('createTeam')).toHaveLength(1);
});

test('put off, the page stays with all that was typed and says how to go on', async () => {
  await typeIntoDyingSession();
  submitTeam();
  await screen.findByRole('dialog', { name: LL.frame.sessionTitle() });
  fireEvent.click(screen.getByRole('button', { name: LL.frame.notNow() }));
  expect(await screen.findByText(LL.frame.signedOut())).toBeDefined();
  expect(screen.getByDisplayValue('Long Splice')).toBeDefined();
  expect(currentAddress()).toMatch(/^\/teams/);
});

test('a look at the profile finds it out too', async () => {
  await typeIntoDyingSession();
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByRole('dialog', { name: LL.frame.sessionTitle() })).toBeDefined();
  expect(screen.getByDisplayValue('Long Splice')).toBeDefined();
});

test('somebody else gets a page of their own, and nothing that was held is sent in their name', async () => {
  const { api } = await typeIntoDyingSession();
  submitTeam();
  await screen.findByRole('dialog', { name: LL.frame.sessionTitle() });
  api.set('getProfile', { data: marlow });
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  signInAgain();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(api.sent('createTeam')).toHaveLength(1);
});

test('a stranger’s refused write is not held', async () => {
  renderPage('/', { createTeam: NOT_SIGNED_IN });
  await screen.findAllByRole('link', { name: LL.frame.signIn() });
  await expect(createTeam({ name: 'Quay Nine' })).rejects.toMatchObject({ status: 401 });
  expect(screen.queryByText(LL.frame.sessionTitle())).toBeNull();
});
