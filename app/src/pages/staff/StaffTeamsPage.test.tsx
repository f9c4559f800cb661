import type { AdminTeam } from '@halyard/sdk/types';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { admin, config, longSplice, MOMENT, quayNine } from '../../testing/fixtures.ts';
import { currentAddress, LL, renderPage } from '../../testing/render-page.tsx';
import { typeInto } from '../../testing/type-into.ts';

const words = LL.staff.teams;
const more = { createdAt: MOMENT, closed: false, games: 9, lock: null };
const teams: AdminTeam[] = [
  {
    ...longSplice,
    ...more,
    locked: false,
    now: { id: 7, title: 'Harbour CTF', status: 'Accepted', running: true, rank: 4 },
  },
  { ...quayNine, ...more, now: null },
];
const page = {
  data: teams,
  length: 2,
  total: 2,
  counts: { all: 2, playing: 1, locked: 0, closed: 0 },
};
const details = {
  team: teams[1] as AdminTeam,
  members: [],
  neighbours: [{ id: 99, name: 'Undertow', userNames: ['riptide'] }],
  games: [],
  deletion: 'Erases' as const,
};
const api = {
  getProfile: { data: admin },
  getConfig: { data: { ...config, extensions: ['lists', 'teams'] } },
  listAdminTeams: { data: page },
  getAdminTeam: { data: details },
};

test('lists teams with what they do now', async () => {
  renderPage('/admin/teams', api);
  const row = await screen.findByRole('row', { name: /Long Splice/ });
  expect(row.textContent).toContain(words.rankIn({ rank: 4, game: 'Harbour CTF' }));
  expect(screen.getByRole('radio', { name: /^In a live game/ })).toBeDefined();
});

test('asks the server for a search and a view', async () => {
  const { api: fake } = renderPage('/admin/teams?show=locked', api);
  await screen.findByRole('row', { name: /Long Splice/ });
  const asked = (name: string) => fake.sent('listAdminTeams').map(({ query }) => query.get(name));
  expect(asked('show')).toContain('Locked');
  typeInto(screen.getByRole('searchbox'), 'splice');
  await waitFor(() => expect(asked('text')).toContain('splice'));
});

test('locks a team at once, and rolls back when that fails', async () => {
  const { api: fake } = renderPage('/admin/teams', api);
  fake.set('updateAdminTeam', { code: 'INTERNAL', title: 'Broken' });
  const name = words.lockOf({ team: 'Quay Nine' });
  const lock = await screen.findByRole<HTMLInputElement>('switch', { name });
  fireEvent.click(lock);
  await waitFor(() => expect(fake.sent('updateAdminTeam')[0]?.body).toEqual({ locked: true }));
  await screen.findByText('Broken');
  expect(lock.getAttribute('aria-checked') ?? String(lock.checked)).toBe('false');
});

test('opens a team, says who shares an address, and deletes it once its name is typed', async () => {
  const { api: fake } = renderPage('/admin/teams?team=57', api);
  expect(
    await screen.findByText(words.shares({ users: 'riptide', team: 'Undertow' })),
  ).toBeDefined();
  fake.set('deleteAdminTeam', { data: undefined });
  fireEvent.click(screen.getByRole('button', { name: words.delete() }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain(words.deleteErases());
  typeInto(within(question).getByLabelText(LL.teams.typeName()), 'Quay Nine');
  fireEvent.click(within(question).getByRole('button', { name: LL.teams.deleteTeam() }));
  await waitFor(() => expect(currentAddress()).toBe('/admin/teams'));
  expect(fake.sent('deleteAdminTeam')[0]?.params).toMatchObject({ teamId: 57 });
});

test('says why a team that plays cannot be deleted', async () => {
  renderPage('/admin/teams?team=57', {
    ...api,
    getAdminTeam: { data: { ...details, deletion: 'Refused' as const } },
  });
  expect(await screen.findByText(words.deleteRefused())).toBeDefined();
});

test('closes up where the server has no extensions', async () => {
  const { api: fake } = renderPage('/admin/teams', {
    ...api,
    getConfig: { data: { ...config, extensions: [] } },
  });
  await screen.findByRole('row', { name: /Long Splice/ });
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByText(words.now())).toBeNull();
  expect(fake.sent('listAdminTeams').some(({ query }) => query.has('sort'))).toBe(false);
});
