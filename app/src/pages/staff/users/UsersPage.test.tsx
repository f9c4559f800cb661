import { exampleOf } from '@halyard/sdk/msw';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { admin, config } from '../../../testing/fixtures.ts';
import type { Answers } from '../../../testing/fake-api.ts';
import { currentAddress, LL, renderPage } from '../../../testing/render-page.tsx';
import { typeInto } from '../../../testing/type-into.ts';
import { staffAnswers } from '../testing/fixtures.ts';

const words = LL.staff.users;
const [example] = exampleOf('listUsers').data;
if (!example) throw new Error('The contract has no example of a user.');
const mira = {
  ...example,
  id: '01997a3c-52d8-7c41-9e0b-3f6f1c2a8d58',
  userName: 'mira',
  email: 'mira@harbour.example',
  teams: [],
};
const captain = {
  ...mira,
  id: '01997a3c-52d8-7c41-9e0b-3f6f1c2a8d59',
  userName: 'odd',
  teams: [{ id: 1, name: 'Long Splice', captain: true }],
};
const counts = { all: 2, admins: 0, monitors: 0, banned: 0, unconfirmed: 0 };
const answers = {
  ...staffAnswers,
  getConfig: { data: { ...config, extensions: ['lists', 'userImport', 'audit'] } },
  listUsers: { data: { data: [mira, captain], length: 2, total: 2, counts } },
  updateUser: { data: undefined },
  deleteUser: { data: undefined },
} satisfies Answers;

async function openMenu(user: string) {
  fireEvent.click(await screen.findByRole('button', { name: words.menuOf({ user }) }));
}

describe('the list of users', () => {
  test('searches on the server and keeps the search in the address', async () => {
    const { api } = renderPage('/admin/users', answers);
    await screen.findByText('mira');
    typeInto(screen.getByRole('searchbox', { name: words.find() }), 'reef');
    await waitFor(() =>
      expect(api.sent('listUsers').some(({ query }) => query.get('text') === 'reef')).toBe(true),
    );
    expect(currentAddress()).toBe('/admin/users?q=reef');
  });

  test('shows who was invited and has no password, and sends the invitation again', async () => {
    const guest = { ...mira, invited: true };
    const { api } = renderPage('/admin/users', {
      ...answers,
      listUsers: {
        data: { data: [guest, captain], length: 2, total: 2, counts: { ...counts, invited: 1 } },
      },
      inviteUserAgain: { data: undefined },
    });
    expect(await screen.findByText(words.invited())).toBeTruthy();
    expect(screen.getByRole('radio', { name: new RegExp(words.views.invited()) })).toBeTruthy();
    await openMenu('odd');
    await screen.findByRole('menuitem', { name: words.edit() });
    expect(screen.queryByRole('menuitem', { name: words.inviteAgain() })).toBeNull();
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await openMenu('mira');
    fireEvent.click(await screen.findByRole('menuitem', { name: words.inviteAgain() }));
    await screen.findByText(words.invitedAgain({ user: 'mira' }));
    expect(api.sent('inviteUserAgain')).toHaveLength(1);
  });

  test('works without the extensions', async () => {
    renderPage('/admin/users', { ...answers, getConfig: { data: { ...config, extensions: [] } } });
    await screen.findByText('mira');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  test('deactivates an account, which can be undone', async () => {
    const { api } = renderPage('/admin/users', answers);
    fireEvent.click(await screen.findByRole('switch', { name: words.activeOf({ user: 'mira' }) }));
    fireEvent.click(await screen.findByRole('button', { name: LL.frame.undo() }));
    await waitFor(() => expect(api.sent('updateUser')).toHaveLength(2));
    expect(api.sent('updateUser').map(({ body }) => body)).toEqual([
      { emailConfirmed: false },
      { emailConfirmed: true },
    ]);
  });

  test('sends only what was changed about an account', async () => {
    const { api } = renderPage('/admin/users', answers);
    await openMenu('mira');
    fireEvent.click(await screen.findByRole('menuitem', { name: words.edit() }));
    const dialog = await screen.findByRole('dialog', { name: words.editTitle({ user: 'mira' }) });
    typeInto(within(dialog).getByLabelText(words.realName()), 'Mira Reef');
    fireEvent.click(within(dialog).getByRole('button', { name: LL.common.save() }));
    await waitFor(() => expect(api.sent('updateUser')).toHaveLength(1));
    expect(api.sent('updateUser')[0]?.body).toEqual({ realName: 'Mira Reef' });
  });

  test('shows a new password once', async () => {
    const password = 'tG7-rope+Kw2_mQx';
    renderPage('/admin/users', { ...answers, resetUserPassword: { data: password } });
    await openMenu('mira');
    fireEvent.click(await screen.findByRole('menuitem', { name: words.reset() }));
    fireEvent.click(await screen.findByRole('button', { name: words.resetConfirm() }));
    expect(await screen.findByDisplayValue(password)).toBeTruthy();
  });

  test('leads to the profile instead of resetting one’s own password', async () => {
    const self = { ...mira, id: admin.userId, userName: 'self' };
    const page = { data: [self], length: 1, total: 1, counts };
    renderPage('/admin/users', { ...answers, listUsers: { data: page } });
    await openMenu('self');
    const link = await screen.findByRole('menuitem', { name: words.ownPassword() });
    expect(link.getAttribute('href')).toBe('/account/profile');
    expect(screen.queryByRole('menuitem', { name: words.reset() })).toBeNull();
  });

  test('deletes a user whose name was typed, and says what blocks a captain', async () => {
    const { api } = renderPage('/admin/users', answers);
    await openMenu('odd');
    expect(await screen.findByText(words.captainBlocks({ teams: 'Long Splice' }))).toBeTruthy();
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    await openMenu('mira');
    fireEvent.click(await screen.findByRole('menuitem', { name: words.remove() }));
    const dialog = await screen.findByRole('alertdialog');
    typeInto(within(dialog).getByRole('textbox'), 'mira');
    fireEvent.click(within(dialog).getByRole('button', { name: words.deleteConfirm() }));
    await waitFor(() => expect(api.sent('deleteUser')).toHaveLength(1));
  });
});

describe('adding users', () => {
  test('checks the rows first, adds the valid ones and offers their passwords', async () => {
    const report = (outcome: 'Added' | 'Refused') => ({
      rows: [{ outcome, errors: [] }],
      added: 1,
      unchanged: 0,
      refused: 0,
      teams: 0,
    });
    const { api } = renderPage('/admin/users', {
      ...answers,
      importUsers: { data: report('Added') },
    });
    fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${words.add()}`) }));
    const rows = await screen.findByRole('textbox', { name: words.import.rows() });
    typeInto(rows, 'tern,tern@harbour.example,Tern-and-Gull-7');
    fireEvent.click(screen.getByRole('button', { name: words.import.check() }));
    fireEvent.click(
      await screen.findByRole('button', { name: words.import.addCount({ count: 1 }) }),
    );
    expect(await screen.findByRole('button', { name: words.import.sheet() })).toBeTruthy();
    expect(api.sent('importUsers').map(({ query }) => query.get('dryRun'))).toEqual([
      'true',
      'false',
    ]);
  });
});
