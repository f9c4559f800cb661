import { getListTeamsQueryKey } from '@halyard/sdk/react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inviteCode, linnea, longSplice, quayNine } from '../../testing/fixtures.ts';
import { currentAddress, LL, renderPage } from '../../testing/render-page.tsx';
import { typeInto } from '../../testing/type-into.ts';

const signedIn = { 'GET /api/account/profile': { data: linnea } };
const withTeams = {
  ...signedIn,
  'GET /api/team': { data: [longSplice, quayNine] },
  'GET /api/team/42/invite': { data: inviteCode },
};

test('an invite link opens the dialog with its code and leaves the address', async () => {
  const { api } = renderPage(`/teams?join=${encodeURIComponent(inviteCode)}`, {
    ...signedIn,
    'GET /api/team': { data: [] },
    'GET /api/team/42': { data: longSplice },
  });
  const dialog = await screen.findByRole('dialog');
  const field = within(dialog).getByLabelText<HTMLInputElement>(LL.teams.codeOrLink());
  expect(field.value).toBe(inviteCode);
  expect(await within(dialog).findByText('Long Splice')).toBeDefined();
  expect(currentAddress()).toBe('/teams');
  api.set('POST /api/team/accept', () => {
    api.set('GET /api/team', { data: [longSplice] });
    api.set('GET /api/team/42/invite', { status: 403, code: 'NOT_CAPTAIN' });
    return { data: undefined };
  });
  fireEvent.click(within(dialog).getByRole('button', { name: LL.teams.join() }));
  await screen.findByRole('heading', { name: 'Long Splice' });
  expect(api.sent('POST /api/team/accept')[0]?.body).toBe(inviteCode);
  expect(currentAddress()).toBe('/teams?team=42');
});

test('a refused code stays in its field with the server’s reason', async () => {
  renderPage('/teams', {
    ...signedIn,
    'GET /api/team': { data: [] },
    'POST /api/team/accept': { status: 400, code: 'INVITE_INVALID', title: 'That code is void' },
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
  const { api } = renderPage('/teams', { ...signedIn, 'GET /api/team': { data: [] } });
  api.set('POST /api/team', () => {
    api.set('GET /api/team', { data: [founded] });
    return { data: founded };
  });
  fireEvent.click((await screen.findAllByText(LL.teams.newTeam()))[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog');
  typeInto(within(dialog).getByLabelText(LL.teams.name()), ' Tern ');
  fireEvent.click(within(dialog).getByRole('button', { name: LL.teams.create() }));
  await screen.findByRole('heading', { name: 'Tern' });
  expect(api.sent('POST /api/team')[0]?.body).toEqual({ name: 'Tern', bio: null });
  expect(currentAddress()).toBe('/teams?team=60');
});

test('a new team that the list already knows stands in it once', async () => {
  const founded = { ...quayNine, id: 60, name: 'Tern', members: [] };
  const { api, queryClient } = renderPage('/teams', withTeams);
  const list = await screen.findByRole('list', { name: LL.common.myTeams() });
  api.set('POST /api/team', () => {
    // The list was asked for again while the answer was on its way.
    api.set('GET /api/team', { data: [longSplice, quayNine, founded] });
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
    'POST /api/team': { status: 400, code: 'TEAM_LIMIT_REACHED', title: 'Three are enough' },
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
  expect(api.sent('GET /api/team/57/invite')).toHaveLength(0);
});

test('a new link is made after a confirmation only', async () => {
  const renewed = inviteCode.replaceAll('5', '6');
  const { api } = renderPage('/teams?team=42', withTeams);
  api.set('PUT /api/team/42/invite', () => {
    api.set('GET /api/team/42/invite', { data: renewed });
    return { data: renewed };
  });
  fireEvent.click(await screen.findByRole('button', { name: LL.teams.newLink() }));
  const question = await screen.findByRole('alertdialog');
  expect(api.sent('PUT /api/team/42/invite')).toHaveLength(0);
  fireEvent.click(within(question).getByRole('button', { name: LL.teams.newLink() }));
  await waitFor(() => {
    const link = screen.getByLabelText<HTMLInputElement>(LL.teams.link());
    expect(link.value).toContain(encodeURIComponent(renewed));
  });
});
