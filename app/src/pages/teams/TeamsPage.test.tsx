import { getListTeamsQueryKey } from '@halyard/sdk/react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inviteCode, linnea, longSplice, quayNine } from '../../testing/fixtures.ts';
import { currentAddress, LL, renderPage } from '../../testing/render-page.tsx';
import { typeInto } from '../../testing/type-into.ts';

const signedIn = { getProfile: { data: linnea } };
const withTeams = {
  ...signedIn,
  listTeams: { data: [longSplice, quayNine] },
  getTeamInvite: { data: inviteCode },
};

test('an invite link opens the dialog with its code and leaves the address', async () => {
  const { api } = renderPage(`/teams?join=${encodeURIComponent(inviteCode)}`, {
    ...signedIn,
    listTeams: { data: [] },
    getTeam: { data: longSplice },
  });
  const dialog = await screen.findByRole('dialog');
  const field = within(dialog).getByLabelText<HTMLInputElement>(LL.teams.codeOrLink());
  expect(field.value).toBe(inviteCode);
  expect(await within(dialog).findByText('Long Splice')).toBeDefined();
  expect(currentAddress()).toBe('/teams');
  api.set('acceptTeamInvite', () => {
    api.set('listTeams', { data: [longSplice] });
    api.set('getTeamInvite', { code: 'NOT_CAPTAIN' });
    return { data: undefined };
  });
  fireEvent.click(within(dialog).getByRole('button', { name: LL.teams.join() }));
  await screen.findByRole('heading', { name: 'Long Splice' });
  expect(api.sent('acceptTeamInvite')[0]?.body).toBe(inviteCode);
  expect(currentAddress()).toBe('/teams?team=42');
});

test('a refused code stays in its field with the server’s reason', async () => {
  renderPage('/teams', {
    ...signedIn,
    listTeams: { data: [] },
    acceptTeamInvite: { code: 'INVITE_INVALID', title: 'That code is void' },
  });
  fireEvent.click((await screen.findAllByText(LL.teams.joinWithCode()))[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog');
  const field = within(dialog).getByLabelText<HTMLInputElement>(LL.teams.codeOrLink());
  typeInto(field, 'half a code');
  fireEvent.click(within(dialog).getByRole('button', { name: LL.teams.join() }));
  expect(await within(dialog).findByText(LL.teams.codeShape())).toBeDefined();
  typeInto(field, `https://x.example/teams?join=${encodeURIComponent(inviteCode)}`);
  fireEvent.click(within(dialog).getByRole('button', { name: LL.teams.join() }));
  expect(await within(dialog).findByText('That code is void')).toBeDefined();
  expect(field.value).toBe(inviteCode);
});

test('founding a team trims its name and leads to its page', async () => {
  const founded = { ...quayNine, id: 60, name: 'Tern', members: [] };
  const { api } = renderPage('/teams', { ...signedIn, listTeams: { data: [] } });
  api.set('createTeam', () => {
    api.set('listTeams', { data: [founded] });
    return { data: founded };
  });
  fireEvent.click((await screen.findAllByText(LL.teams.newTeam()))[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog');
  typeInto(within(dialog).getByLabelText(LL.teams.name()), ' Tern ');
  fireEvent.click(within(dialog).getByRole('button', { name: LL.teams.create() }));
  await screen.findByRole('heading', { name: 'Tern' });
  expect(api.sent('createTeam')[0]?.body).toEqual({ name: 'Tern', bio: null });
  expect(currentAddress()).toBe('/teams?team=60');
});

test('a new team that the list already knows stands in it once', async () => {
  const founded = { ...quayNine, id: 60, name: 'Tern', members: [] };
  const { api, queryClient } = renderPage('/teams', withTeams);
  const list = await screen.findByRole('list', { name: LL.common.myTeams() });
  api.set('createTeam', () => {
    // The list was refetched before the response arrived.
    api.set('listTeams', { data: [longSplice, quayNine, founded] });
    queryClient.setQueryData(getListTeamsQueryKey(), [longSplice, quayNine, founded]);
    return { data: founded };
  });
  fireEvent.click(screen.getByText(LL.teams.newTeam()));
  const dialog = await screen.findByRole('dialog');
  typeInto(within(dialog).getByLabelText(LL.teams.name()), 'Tern');
  fireEvent.click(within(dialog).getByRole('button', { name: LL.teams.create() }));
  await screen.findByRole('heading', { name: 'Tern' });
  expect(within(list).getAllByText('Tern')).toHaveLength(1);
});

test('too many teams is said in the dialog', async () => {
  renderPage('/teams', {
    ...withTeams,
    createTeam: { code: 'TEAM_LIMIT_REACHED', title: 'Three are enough' },
  });
  fireEvent.click(await screen.findByText(LL.teams.newTeam()));
  const dialog = await screen.findByRole('dialog');
  typeInto(within(dialog).getByLabelText(LL.teams.name()), 'Fourth');
  fireEvent.click(within(dialog).getByRole('button', { name: LL.teams.create() }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Three are enough');
});

test('only the captain sees how to invite', async () => {
  const { api } = renderPage('/teams?team=57', withTeams);
  await screen.findByRole('heading', { name: 'Quay Nine' });
  expect(screen.getByText(LL.teams.captainInvites())).toBeDefined();
  fireEvent.click(screen.getByRole('link', { name: /Long Splice/ }));
  const link = await screen.findByLabelText<HTMLInputElement>(LL.teams.link());
  expect(link.value).toBe(`${window.location.origin}/teams?join=${encodeURIComponent(inviteCode)}`);
  expect(api.sent('getTeamInvite').map(({ params }) => params.teamId)).toEqual([42]);
});

test('a new link is made after a confirmation only', async () => {
  const renewed = inviteCode.replaceAll('5', '6');
  const { api } = renderPage('/teams?team=42', withTeams);
  api.set('rotateTeamInvite', () => {
    api.set('getTeamInvite', { data: renewed });
    return { data: renewed };
  });
  fireEvent.click(await screen.findByRole('button', { name: LL.teams.newLink() }));
  const question = await screen.findByRole('alertdialog');
  expect(api.sent('rotateTeamInvite')).toHaveLength(0);
  fireEvent.click(within(question).getByRole('button', { name: LL.teams.newLink() }));
  await waitFor(() => {
    const link = screen.getByLabelText<HTMLInputElement>(LL.teams.link());
    expect(link.value).toContain(encodeURIComponent(renewed));
  });
});
