import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { TOKEN_LIMIT } from '@halyard/sdk/rules';
import { describe, expect, test, vi } from 'vitest';
import { linnea, longSplice } from '../../../testing/fixtures.ts';
import { currentAddress, LL, renderPage } from '../../../testing/render-page.tsx';
import { typeInto } from '../../../testing/type-into.ts';
import { accountConfig } from '../testing/fixtures.ts';

const words = LL.profile;
const HOUR = 3_600_000;
const OTHER_TOKEN = '01997a3d-0b6e-7f02-8c55-2a4e9d7b1c31';

const session = (index: number, current: boolean) => ({
  id: `01997a3d-6c1f-7d20-b8a4-5e1c0f93d7b${index}`,
  browser: 'Firefox',
  system: `Linux ${index}`,
  agent: 'Mozilla/5.0',
  address: `192.0.2.${index}`,
  createdAt: Date.now() - index * 24 * HOUR,
  lastUsedAt: Date.now() - index * HOUR,
  expiresAt: Date.now() + HOUR,
  current,
});

const sessions = [session(1, true), session(2, false), session(3, false)];

const open = (answers = {}) =>
  renderPage('/account/profile', {
    getConfig: { data: accountConfig() },
    getProfile: { data: linnea },
    listOwnSessions: { data: sessions },
    listTeams: { data: [] },
    ...answers,
  });

const button = (name: string) => screen.findByRole('button', { name });

describe('identity', () => {
  test('saves only what changed, and marks it until then', async () => {
    const { api } = open();
    typeInto(await screen.findByLabelText(words.identity.realName()), ' Linnea Norberg ');
    const bar = within(await screen.findByRole('region', { name: LL.common.edits.unsaved() }));
    expect(bar.getByText(words.empty())).toBeDefined();
    api.set('updateProfile', () => {
      api.set('getProfile', { data: { ...linnea, realName: 'Linnea Norberg' } });
      return { data: undefined };
    });
    fireEvent.click(bar.getByRole('button', { name: new RegExp(`^${words.save()}`) }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: LL.common.edits.unsaved() })).toBeNull(),
    );
    expect(api.sent('updateProfile')[0]?.body).toEqual({ realName: 'Linnea Norberg' });
  });

  test('a name that is taken is refused at its field', async () => {
    open({
      updateProfile: {
        code: 'USER_NAME_TAKEN',
        title: 'Somebody has that name',
        errors: [{ path: 'userName', code: 'NOT_ALLOWED' }],
      },
    });
    typeInto(await screen.findByLabelText(LL.account.userName()), 'marlow');
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
    expect(await screen.findByText('Somebody has that name')).toBeDefined();
  });

  test('a picture is removed after a question, where that is offered', async () => {
    const { api } = open({
      getProfile: { data: { ...linnea, avatar: '/assets/a/avatar' } },
      removeAvatar: { data: undefined },
    });
    fireEvent.click(await button(LL.common.remove()));
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.click(dialog.getByRole('button', { name: LL.common.remove() }));
    await waitFor(() => expect(api.sent('removeAvatar')).toHaveLength(1));
  });
});

test('the password changes, and the form is empty again', async () => {
  const { api } = open({ changePassword: { data: undefined } });
  const old = await screen.findByLabelText<HTMLInputElement>(words.password.current());
  typeInto(old, 'Fair-Wind-7');
  typeInto(screen.getByLabelText(words.password.field()), 'Gannet-over-Skerry-9');
  typeInto(screen.getByLabelText(LL.account.repeatPassword()), 'Gannet-over-Skerry-9');
  fireEvent.click(await button(words.password.change()));
  await screen.findByText(words.password.changed());
  expect(old.value).toBe('');
  expect(api.sent('changePassword')[0]?.body).toEqual({
    old: 'Fair-Wind-7',
    new: 'Gannet-over-Skerry-9',
    // Filled in by the schema: nobody was asked.
    endTokens: true,
  });
});

describe('devices', () => {
  test('each other one can be signed out, and leaves the list at once', async () => {
    const { api } = open();
    const list = within(await screen.findByRole('list', { name: words.sessions.title() }));
    expect(await list.findByText(words.sessions.thisDevice())).toBeDefined();
    api.set('endOwnSession', () => {
      api.set('listOwnSessions', { data: [sessions[0], sessions[2]] as typeof sessions });
      return { data: undefined };
    });
    const device = words.sessions.on({ browser: 'Firefox', system: 'Linux 2' });
    fireEvent.click(await button(words.sessions.endOf({ device })));
    await waitFor(() => expect(list.queryByText(device)).toBeNull());
    await waitFor(() => expect(api.sent('endOwnSession')).toHaveLength(1));
    expect(api.sent('endOwnSession')[0]?.params).toMatchObject({ sessionId: sessions[1]?.id });
  });

  test('all others are signed out after a question', async () => {
    const { api } = open();
    fireEvent.click(await button(words.sessions.endOthers()));
    api.set('endOtherSessions', () => {
      api.set('listOwnSessions', { data: sessions.slice(0, 1) });
      return { data: undefined };
    });
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.click(dialog.getByRole('button', { name: words.sessions.endOthers() }));
    expect(await screen.findByText(words.sessions.none())).toBeDefined();
  });
});

describe('own data', () => {
  test('is saved as a file', async () => {
    // The simulated browser would leave the page.
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { api } = open({
      downloadOwnData: {
        data: {
          createdAt: 1,
          profile: linnea,
          registeredAt: 1,
          account: {
            emailConfirmed: true,
            mustChangePassword: false,
            language: null,
            lastVisitedAt: null,
            lastAddress: null,
          },
          sessions: [],
          links: [],
          teams: [],
          games: [],
          rejections: [],
          submissions: [],
          writeups: [],
          files: [],
          posts: [],
          mails: [],
          tokens: [],
          log: [],
          staffChanges: [],
          changes: [],
        },
      },
    });
    fireEvent.click(await button(words.data.download()));
    await waitFor(() => expect(click).toHaveBeenCalled());
    expect(api.sent('downloadOwnData')).toHaveLength(1);
    click.mockRestore();
  });

  test('the account is deleted once its name and password were typed', async () => {
    const { api } = open();
    fireEvent.click(await button(words.data.delete()));
    const name = await screen.findByLabelText(words.data.confirmName({ name: 'linnea' }));
    typeInto(name, 'marlow');
    const dialog = within(screen.getByRole('dialog'));
    typeInto(dialog.getByLabelText(LL.account.password()), 'Fair-Wind-7');
    fireEvent.click(await button(words.data.deleteNow()));
    expect(await screen.findByText(words.data.wrongName())).toBeDefined();
    expect(api.sent('deleteOwnAccount')).toHaveLength(0);
    api.set('deleteOwnAccount', () => {
      api.set('getProfile', { code: 'NOT_SIGNED_IN' });
      return { data: undefined };
    });
    typeInto(name, 'linnea');
    fireEvent.click(await button(words.data.deleteNow()));
    await screen.findByText(words.data.deleted());
    await waitFor(() => expect(currentAddress()).toBe('/'));
    expect(api.sent('deleteOwnAccount')[0]?.body).toEqual({ password: 'Fair-Wind-7' });
  });

  test('a captain hears what is in the way before the press', async () => {
    open({ listTeams: { data: [longSplice] } });
    await screen.findByText(words.data.captain({ teams: longSplice.name }), { exact: false });
    const remove = screen.getByRole<HTMLButtonElement>('button', { name: words.data.delete() });
    expect(remove.disabled).toBe(true);
  });
});

describe('API tokens', () => {
  const token = {
    id: '01997a3d-0b6e-7f02-8c55-2a4e9d7b1c30',
    name: 'Announcer',
    creatorId: linnea.userId,
    creator: linnea.userName,
    createdAt: 0,
    expiresAt: null,
    lastUsedAt: null,
    isRevoked: false,
  };
  const openAsMonitor = (answers = {}) =>
    open({
      getProfile: { data: { ...linnea, role: 'Monitor' as const } },
      listOwnTokens: { data: [token] },
      ...answers,
    });

  test('are made here, and their text is shown once', async () => {
    const { api } = openAsMonitor({
      listOwnTokens: { data: [] },
      createOwnToken: { data: { token: 'head.secret', info: token } },
    });
    expect(await screen.findByText(LL.tokens.own.none())).toBeDefined();
    fireEvent.click(await button(LL.tokens.create()));
    const dialog = within(await screen.findByRole('dialog'));
    typeInto(dialog.getByLabelText(LL.tokens.name()), 'Announcer');
    api.set('listOwnTokens', { data: [token] });
    fireEvent.click(dialog.getByRole('button', { name: LL.tokens.create() }));
    expect(await screen.findByDisplayValue('head.secret')).toBeDefined();
    fireEvent.click(await button(LL.tokens.done()));
    expect(screen.queryByDisplayValue('head.secret')).toBeNull();
    expect(await screen.findByText(token.name)).toBeDefined();
  });

  test('are revoked, restored, and deleted after a question', async () => {
    const { name } = token;
    const { api } = openAsMonitor({
      revokeOwnToken: { data: undefined },
      restoreOwnToken: { data: undefined },
    });
    const revoke = await button(LL.tokens.revokeOf({ name }));
    api.set('listOwnTokens', { data: [{ ...token, isRevoked: true }] });
    fireEvent.click(revoke);
    expect(await screen.findByText(LL.tokens.revoked())).toBeDefined();
    expect(await button(LL.tokens.restoreOf({ name }))).toBeDefined();
    fireEvent.click(await button(LL.tokens.removeOf({ name })));
    const dialog = within(await screen.findByRole('alertdialog'));
    api.set('listOwnTokens', { data: [] });
    fireEvent.click(dialog.getByRole('button', { name: LL.tokens.remove() }));
    expect(await screen.findByText(LL.tokens.own.none())).toBeDefined();
    expect(api.sent('revokeOwnToken')[0]?.params).toMatchObject({ tokenId: token.id });
  });

  test('offer no restoring that would be refused, and say why', async () => {
    const byAdministrator = { ...token, isRevoked: true, revocation: 'Administrator' as const };
    const ended = { ...token, id: OTHER_TOKEN, isRevoked: true, revocation: 'Account' as const };
    openAsMonitor({ listOwnTokens: { data: [byAdministrator, ended] } });
    expect(await screen.findByText(LL.tokens.byAdministrator())).toBeDefined();
    expect(screen.getByText(LL.tokens.endedText())).toBeDefined();
    expect(screen.getByText(LL.tokens.ended())).toBeDefined();
    const { name } = token;
    expect(screen.queryByRole('button', { name: LL.tokens.restoreOf({ name }) })).toBeNull();
    expect(screen.getAllByRole('button', { name: LL.tokens.removeOf({ name }) })).toHaveLength(2);
  });

  test('that have expired are deleted without revoking them first', async () => {
    openAsMonitor({ listOwnTokens: { data: [{ ...token, expiresAt: 1 }] } });
    expect(await button(LL.tokens.removeOf({ name: token.name }))).toBeDefined();
  });

  test('cannot be more than an account may have, which the dialog says', async () => {
    openAsMonitor({ createOwnToken: { code: 'TOKEN_LIMIT_REACHED', title: 'Fifty are enough' } });
    fireEvent.click(await button(LL.tokens.create()));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(LL.tokens.limit({ count: TOKEN_LIMIT }))).toBeDefined();
    typeInto(dialog.getByLabelText(LL.tokens.name()), 'Announcer');
    fireEvent.click(dialog.getByRole('button', { name: LL.tokens.create() }));
    expect(await dialog.findByText('Fifty are enough')).toBeDefined();
  });

  test.each([
    ['end with a new password', true],
    ['go on with a new password where the person says so', false],
  ])('%s', async (_, ends) => {
    const { api } = openAsMonitor({ changePassword: { data: undefined } });
    const box = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: words.password.endTokens(),
    });
    expect(box.checked).toBe(true);
    if (!ends) fireEvent.click(box);
    typeInto(screen.getByLabelText(words.password.current()), 'Fair-Wind-7');
    typeInto(screen.getByLabelText(words.password.field()), 'Gannet-over-Skerry-9');
    typeInto(screen.getByLabelText(LL.account.repeatPassword()), 'Gannet-over-Skerry-9');
    fireEvent.click(await button(words.password.change()));
    await screen.findByText(words.password.changed());
    expect(api.sent('changePassword')[0]?.body).toMatchObject({ endTokens: ends });
  });

  test('are no question of a new password without any that could work', async () => {
    openAsMonitor({ listOwnTokens: { data: [] } });
    await screen.findByText(LL.tokens.own.none());
    expect(screen.queryByRole('checkbox', { name: words.password.endTokens() })).toBeNull();
  });

  test('are not offered to players, whom no token would open anything', async () => {
    open({ listOwnTokens: { data: [token] } });
    await screen.findByText(words.data.text());
    expect(screen.queryByText(LL.tokens.caption())).toBeNull();
  });
});

test('without the extensions the page has no devices and no data', async () => {
  renderPage('/account/profile', {
    getProfile: { data: { ...linnea, avatar: '/assets/a/b', role: 'Admin' as const } },
  });
  await screen.findByLabelText(words.identity.realName());
  expect(screen.queryByText(words.sessions.title())).toBeNull();
  expect(screen.queryByText(words.data.title())).toBeNull();
  expect(screen.queryByText(LL.tokens.caption())).toBeNull();
  expect(screen.queryByRole('button', { name: LL.common.remove() })).toBeNull();
});
