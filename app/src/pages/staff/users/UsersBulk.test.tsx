import { exampleOf } from '@halyard/sdk/msw';
import type { AdminUser } from '@halyard/sdk/types';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answers } from '../../../testing/fake-api.ts';
import { admin, config } from '../../../testing/fixtures.ts';
import { LL, renderPage } from '../../../testing/render-page.tsx';
import { staffAnswers } from '../testing/fixtures.ts';

const words = LL.staff.users;
const [example] = exampleOf('listUsers').data;
if (!example) throw new Error('The contract has no example of a user.');

const user = (number: number, changes: Partial<AdminUser>): AdminUser => ({
  ...example,
  id: `01997a3c-52d8-7c41-9e0b-3f6f1c2a8d5${number}`,
  teams: [],
  emailConfirmed: true,
  ...changes,
});

const users = [
  user(1, { userName: 'mira', role: 'User' }),
  user(2, { userName: 'odd', role: 'Banned' }),
  user(3, { userName: 'tern', role: 'Monitor', emailConfirmed: false }),
  { ...user(4, { userName: 'self', role: 'Admin' }), id: admin.userId },
];
const [mira, odd, tern, self] = users.map(({ id }) => id);
const answers = {
  ...staffAnswers,
  getConfig: { data: { ...config, extensions: ['lists'] } },
  listUsers: { data: { data: users, length: 4, total: 4 } },
  updateUser: { data: undefined },
  deleteUser: { data: undefined },
} satisfies Answers;

async function selectAll() {
  await screen.findByRole('checkbox', { name: LL.staff.list.selectRow({ row: 'mira' }) });
  fireEvent.click(screen.getByRole('checkbox', { name: LL.staff.list.selectPage() }));
}

function bar() {
  return within(screen.getByRole('region', { name: LL.staff.list.selection() }));
}

function press(name: string) {
  fireEvent.click(bar().getByRole('button', { name }));
}

async function changeRole(role: string) {
  press(words.changeRole());
  fireEvent.click(await screen.findByRole('menuitem', { name: role }));
}

function sent(api: ReturnType<typeof renderPage>['api']) {
  return api.sent('updateUser').map(({ params, body }) => [params.userId, body]);
}

test('changes roles of all but oneself, and gives each its own back', async () => {
  const { api } = renderPage('/admin/users', answers);
  await selectAll();
  expect(bar().getByText(words.ownLeftOut())).toBeTruthy();
  await changeRole(LL.terms.role.Monitor());
  await screen.findByText(words.undone({ count: 2 }));
  expect(sent(api)).toEqual([
    [mira, { role: 'Monitor' }],
    [odd, { role: 'Monitor' }],
  ]);
  fireEvent.click(screen.getByRole('button', { name: LL.frame.undo() }));
  await waitFor(() => expect(sent(api)).toHaveLength(4));
  expect(sent(api).slice(2)).toEqual([
    [mira, { role: 'User' }],
    [odd, { role: 'Banned' }],
  ]);
});

test('deactivates those that are active, and undoes it for those that did not fail', async () => {
  const { api } = renderPage('/admin/users', {
    ...answers,
    updateUser: ({ params }) =>
      params.userId === odd ? { code: 'INTERNAL', title: 'Broken' } : { data: undefined },
  });
  await selectAll();
  press(words.deactivateAll());
  const name = LL.staff.list.failed({ failed: 1, total: 2 });
  const failed = within(await screen.findByRole('dialog', { name }));
  expect(failed.getByText('Broken')).toBeTruthy();
  api.set('updateUser', { data: undefined });
  fireEvent.click(failed.getByRole('button', { name: LL.staff.list.retry() }));
  await waitFor(() => expect(screen.getAllByText(words.undone({ count: 1 }))).toHaveLength(2));
  for (const undo of screen.getAllByRole('button', { name: LL.frame.undo() }))
    fireEvent.click(undo);
  await waitFor(() => expect(sent(api)).toHaveLength(5));
  expect(sent(api).slice(2)).toEqual([
    [odd, { emailConfirmed: false }],
    ...[mira, odd].map((id) => [id, { emailConfirmed: true }]),
  ]);
});

test('brings back the role that a user has when the change begins', async () => {
  const { api } = renderPage('/admin/users', answers);
  await selectAll();
  const changed = users.map((one) => (one.id === tern ? { ...one, role: 'User' as const } : one));
  api.set('listUsers', { data: { data: changed, length: 4, total: 4 } });
  fireEvent.click(screen.getByRole('switch', { name: words.activeOf({ user: 'tern' }) }));
  await waitFor(() => expect(api.sent('listUsers')).toHaveLength(2));
  await screen.findByRole('button', {
    name: words.roleOf({ user: 'tern', role: LL.terms.role.User() }),
  });
  await changeRole(LL.terms.role.Banned());
  await screen.findByText(words.undone({ count: 2 }));
  for (const undo of screen.getAllByRole('button', { name: LL.frame.undo() }))
    fireEvent.click(undo);
  const roles = () => sent(api).filter(([, body]) => JSON.stringify(body).includes('role'));
  await waitFor(() => expect(roles()).toHaveLength(4));
  expect(roles().slice(2)).toEqual([
    [mira, { role: 'User' }],
    [tern, { role: 'User' }],
  ]);
});

test('deletes all but oneself', async () => {
  const { api } = renderPage('/admin/users', answers);
  await selectAll();
  press(words.deleteAll({ count: 3 }));
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: words.deleteConfirm() }));
  await waitFor(() => expect(api.sent('deleteUser')).toHaveLength(3));
  expect(api.sent('deleteUser').map(({ params }) => params.userId)).not.toContain(self);
});

test('offers nothing for oneself alone', async () => {
  renderPage('/admin/users', answers);
  const name = LL.staff.list.selectRow({ row: 'self' });
  fireEvent.click(await screen.findByRole('checkbox', { name }));
  const buttons = [words.activateAll(), words.deactivateAll(), words.changeRole()];
  for (const button of [...buttons, words.deleteAll({ count: 0 })]) {
    expect(bar().getByRole<HTMLButtonElement>('button', { name: button }).disabled).toBe(true);
  }
});
