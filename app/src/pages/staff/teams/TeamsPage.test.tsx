import type { AdminTeam, AdminUser } from '@halyard/sdk/types';
import { exampleOf } from '@halyard/sdk/msw';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Answers } from '../../../testing/fake-api.ts';
import { admin, config, longSplice, MOMENT, quayNine } from '../../../testing/fixtures.ts';
import { currentAddress, LL, renderPage } from '../../../testing/render-page.tsx';
import { typeInto } from '../../../testing/type-into.ts';
import { harbour } from '../testing/fixtures.ts';

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

test('asks for the teams of a game and of a size, and takes a filter off again', async () => {
  const { api: fake } = renderPage('/admin/teams?game=7', {
    ...api,
    listEditGames: { data: { data: [harbour], length: 1, total: 1 } },
  });
  const asked = (name: string) => fake.sent('listAdminTeams').at(-1)?.query.get(name);
  await waitFor(() => expect(asked('game')).toBe('7'));
  const filters = await screen.findByRole('search', { name: words.filterLabel() });
  const members = within(filters).getByRole('button', { name: LL.teams.members() });
  fireEvent.click(members);
  const three = LL.common.memberCount({ count: 3 });
  fireEvent.click(await screen.findByRole('menuitem', { name: three }));
  await waitFor(() => expect(asked('members')).toBe('3'));
  expect(currentAddress()).toBe('/admin/teams?game=7&members=3');
  const remove = new RegExp(`: ${LL.frame.places.game()}$`);
  fireEvent.click(within(filters).getByRole('button', { name: remove }));
  expect(currentAddress()).toBe('/admin/teams?members=3');
});

test('lists and selects teams on a phone', async () => {
  const phone = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => phone);
  renderPage('/admin/teams', api);
  const splice = LL.staff.list.selectRow({ row: 'Long Splice' });
  fireEvent.click(await screen.findByRole('checkbox', { name: splice }));
  expect(screen.queryByRole('table')).toBeNull();
  const bar = await screen.findByRole('region', { name: LL.staff.list.selection() });
  expect(bar.textContent).toContain(LL.staff.list.selected({ count: 1 }));
  fireEvent.click(screen.getByRole('checkbox', { name: splice }));
  await waitFor(() => expect(screen.queryByText(LL.staff.list.selected({ count: 1 }))).toBeNull());
});

test('says what staff have changed about a team', async () => {
  const { api: fake } = renderPage('/admin/teams?team=57', {
    ...api,
    getConfig: { data: { ...config, extensions: ['lists', 'teams', 'audit'] } },
    listAudit: { data: exampleOf('listAudit') },
  });
  expect(await screen.findByRole('list', { name: LL.staff.audit.caption() })).toBeDefined();
  const [asked] = fake.sent('listAudit').map(({ query }) => Object.fromEntries(query));
  expect(asked).toMatchObject({ targetType: 'Team', target: '57' });
  const all = screen.getByRole('link', { name: LL.staff.audit.showAll() });
  expect(all.getAttribute('href')).toBe('/admin/audit?type=Team&target=57');
});

test('clears the bio of a team', async () => {
  const { api: fake } = renderPage('/admin/teams?team=42', {
    ...api,
    getAdminTeam: { data: { ...details, team: teams[0] as AdminTeam } },
  });
  fake.set('updateAdminTeam', { data: undefined });
  fireEvent.click(await screen.findByRole('button', { name: LL.teams.editTeam() }));
  const dialog = await screen.findByRole('dialog', { name: LL.teams.editTeam() });
  typeInto(within(dialog).getByLabelText(new RegExp(LL.teams.bio())), '');
  fireEvent.click(within(dialog).getByRole('button', { name: LL.common.save() }));
  await waitFor(() => expect(fake.sent('updateAdminTeam')[0]?.body).toMatchObject({ bio: '' }));
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

const locks = {
  game: { by: 'Game', game: { id: 7, title: 'Harbour CTF', end: MOMENT } },
  staff: { by: 'Staff', game: null },
} as const;

/** Three teams: an open one, one that a game locks and one that staff have locked. */
const mixed = [
  { ...teams[0], id: 1, name: 'Open', locked: false, lock: null },
  { ...teams[0], id: 2, name: 'Playing', locked: true, lock: locks.game },
  { ...teams[0], id: 3, name: 'Kept', locked: true, lock: locks.staff },
] as AdminTeam[];
const withMixed = {
  ...api,
  listAdminTeams: { data: { ...page, data: mixed, length: 3, total: 3 } },
  updateAdminTeam: { data: undefined },
};

function sentLocks(fake: ReturnType<typeof renderPage>['api']) {
  return fake.sent('updateAdminTeam').map(({ params, body }) => [params.teamId, body]);
}

test('a lock can be undone, and taking one away unless it was that of a game', async () => {
  const { api: fake } = renderPage('/admin/teams', withMixed);
  const press = async (team: string) =>
    fireEvent.click(await screen.findByRole('switch', { name: words.lockOf({ team }) }));
  await press('Playing');
  await waitFor(() => expect(sentLocks(fake)).toEqual([[2, { locked: false }]]));
  await press('Open');
  await screen.findByText(words.nowLocked({ team: 'Open' }));
  fireEvent.click(screen.getByRole('button', { name: LL.frame.undo() }));
  await waitFor(() => expect(sentLocks(fake).at(-1)).toEqual([1, { locked: false }]));
  await press('Kept');
  await screen.findByText(words.nowOpen({ team: 'Kept' }));
  expect(screen.queryByText(words.nowOpen({ team: 'Playing' }))).toBeNull();
});

test('undoes a lock of several teams for those that were locked', async () => {
  const { api: fake } = renderPage('/admin/teams', withMixed);
  await screen.findByRole('row', { name: /Open/ });
  const broken = { ...mixed[0], id: 4, name: 'Broken' } as AdminTeam;
  fake.set('listAdminTeams', { data: { ...page, data: [...mixed, broken], length: 4, total: 4 } });
  fake.set('updateAdminTeam', ({ params }) =>
    params.teamId === 4 ? { code: 'INTERNAL', title: 'Failed' } : { data: undefined },
  );
  fireEvent.click(screen.getByRole('radio', { name: /^Locked/ }));
  await screen.findByRole('row', { name: /Broken/ });
  fireEvent.click(screen.getByRole('checkbox', { name: LL.staff.list.selectPage() }));
  fireEvent.click(screen.getByRole('button', { name: words.lock() }));
  const name = LL.staff.list.failed({ failed: 1, total: 2 });
  await screen.findByRole('dialog', { name });
  expect(screen.getByText(LL.staff.list.progress({ done: 1, total: 2 }))).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: LL.frame.undo(), hidden: true }));
  await waitFor(() => expect(sentLocks(fake)).toHaveLength(3));
  expect(sentLocks(fake)).toEqual([
    [1, { locked: true }],
    [4, { locked: true }],
    [1, { locked: false }],
  ]);
});

test('undoes the unlocking of several teams, except of those that a game had locked', async () => {
  const { api: fake } = renderPage('/admin/teams', withMixed);
  await screen.findByRole('row', { name: /Open/ });
  fireEvent.click(screen.getByRole('checkbox', { name: LL.staff.list.selectPage() }));
  fireEvent.click(screen.getByRole('button', { name: words.unlock() }));
  fireEvent.click(await screen.findByRole('button', { name: LL.frame.undo() }));
  await waitFor(() => expect(sentLocks(fake)).toHaveLength(3));
  expect(sentLocks(fake)).toEqual([
    [2, { locked: false }],
    [3, { locked: false }],
    [3, { locked: true }],
  ]);
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

describe('members', () => {
  const changing = {
    ...api,
    getConfig: { data: { ...config, extensions: ['lists', 'teams', 'teamMembers'] } },
    listUsers: { data: { data: [user('tern', 1), user('heron', 2)], length: 2, total: 2 } },
  } satisfies Answers;
  const mate = quayNine.members.find(({ captain }) => !captain);
  const names = { user: mate?.userName ?? '', team: quayNine.name };

  function user(userName: string, place: number): AdminUser {
    const id = `01997a3c-52d8-7c41-9e0b-3f6f1c2a8d5${place}`;
    return { ...exampleOf('listUsers').data[0], id, userName } as AdminUser;
  }

  async function openMenu(): Promise<void> {
    const label = words.memberMenu(names);
    fireEvent.click(await screen.findByRole('button', { name: label }));
  }

  async function giveReason(name: string, confirm: string): Promise<void> {
    const dialog = within(await screen.findByRole('dialog', { name }));
    fireEvent.click(dialog.getByRole('button', { name: confirm }));
    // Not without one.
    expect(await dialog.findByText(LL.errors.field.REQUIRED())).toBeTruthy();
    typeInto(dialog.getByLabelText(LL.staff.audit.reason()), 'The captain is ill.');
    fireEvent.click(dialog.getByRole('button', { name: confirm }));
  }

  test('are made captain with a reason', async () => {
    const { api: fake } = renderPage('/admin/teams?team=57', {
      ...changing,
      setTeamCaptain: { data: undefined },
    });
    await openMenu();
    fireEvent.click(await screen.findByRole('menuitem', { name: words.makeCaptain() }));
    await giveReason(words.changes.captain.title(names), words.changes.captain.confirm());
    await waitFor(() => expect(fake.sent('setTeamCaptain')).toHaveLength(1));
    expect(fake.sent('setTeamCaptain')[0]?.body).toEqual({
      userId: mate?.id,
      reason: 'The captain is ill.',
    });
  });

  test('are removed with a reason, and a refusal is said', async () => {
    const { api: fake } = renderPage('/admin/teams?team=57', {
      ...changing,
      removeTeamMember: { code: 'NOT_MEMBER', title: 'They have left.' },
    });
    await openMenu();
    fireEvent.click(await screen.findByRole('menuitem', { name: words.removeMember() }));
    await giveReason(words.changes.remove.title(names), words.changes.remove.confirm());
    expect(await screen.findByText('They have left.')).toBeTruthy();
    expect(fake.sent('removeTeamMember')[0]).toMatchObject({
      params: { teamId: quayNine.id, userId: mate?.id },
      body: { reason: 'The captain is ill.' },
    });
  });

  test('are added, and the games are named in which they do not play', async () => {
    const { api: fake } = renderPage('/admin/teams?team=57', {
      ...changing,
      addTeamMember: {
        data: {
          games: [
            { id: 7, title: 'Harbour CTF', code: null },
            { id: 8, title: 'Autumn Regatta', code: 'ALREADY_JOINED' },
          ],
        },
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: words.addMember() }));
    const title = words.addTitle({ team: quayNine.name });
    const dialog = await screen.findByRole('dialog', { name: title });
    fireEvent.click(within(dialog).getByLabelText(words.user()));
    fireEvent.click(await screen.findByRole('option', { name: /heron/ }));
    await giveReason(title, words.addConfirm());
    expect(await screen.findByText(words.playsIn({ game: 'Autumn Regatta' }))).toBeTruthy();
    expect(screen.queryByText(/Harbour CTF:/)).toBeNull();
    expect(fake.sent('addTeamMember')[0]?.body).toEqual({
      userId: user('heron', 2).id,
      reason: 'The captain is ill.',
    });
  });

  test('have no menus where the server cannot change them', async () => {
    renderPage('/admin/teams?team=57', api);
    await screen.findByRole('heading', { name: LL.teams.members() });
    expect(screen.queryByRole('button', { name: words.addMember() })).toBeNull();
    expect(screen.queryByRole('button', { name: words.memberMenu(names) })).toBeNull();
  });
});
