import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { linnea } from '../../testing/fixtures.ts';
import { LL, renderPage } from '../../testing/render-page.tsx';
import { typeInto } from '../../testing/type-into.ts';

const words = LL.account.ownPassword;

async function fillIn() {
  typeInto(await screen.findByLabelText(LL.profile.password.current()), 'Given-by-staff-1');
  typeInto(screen.getByLabelText(LL.account.reset.field()), 'Gannet-over-Skerry-9');
  typeInto(screen.getByLabelText(LL.account.repeatPassword()), 'Gannet-over-Skerry-9');
  fireEvent.click(screen.getByRole('button', { name: words.set() }));
}

test('a given password is replaced before any page is shown', async () => {
  const { api } = renderPage('/teams', {
    getProfile: { data: { ...linnea, mustChangePassword: true } },
    listTeams: { data: [] },
  });
  await screen.findByRole('heading', { name: words.title() });
  api.set('changePassword', () => {
    api.set('getProfile', { data: linnea });
    return { data: undefined };
  });
  await fillIn();
  await screen.findByRole('heading', { name: LL.teams.title(), level: 1 });
  expect(api.sent('changePassword')[0]?.body).toEqual({
    old: 'Given-by-staff-1',
    new: 'Gannet-over-Skerry-9',
    // Filled in by the schema: nobody was asked.
    endTokens: true,
  });
});

test('the first call that is refused for it leads to the change of the password', async () => {
  const { api } = renderPage('/teams', {
    getProfile: { data: linnea },
    listTeams: { data: [] },
  });
  await screen.findByRole('heading', { name: LL.teams.title(), level: 1 });
  api.set('getProfile', { data: { ...linnea, mustChangePassword: true } });
  api.set('createTeam', { code: 'PASSWORD_CHANGE_REQUIRED' });
  fireEvent.click(screen.getAllByText(LL.teams.newTeam())[0] as HTMLElement);
  typeInto(await screen.findByLabelText(LL.teams.name()), 'Gulls');
  fireEvent.click(screen.getByRole('button', { name: LL.teams.create() }));
  expect(await screen.findByRole('heading', { name: words.title() })).toBeDefined();
});

test('a wrong password is refused at its field', async () => {
  renderPage('/games', {
    getProfile: { data: { ...linnea, mustChangePassword: true } },
    changePassword: { code: 'WRONG_PASSWORD', title: 'Not your password' },
  });
  await fillIn();
  await screen.findByText('Not your password');
  const field = screen.getByLabelText(LL.profile.password.current());
  expect(document.activeElement).toBe(field);
});
