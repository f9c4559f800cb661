import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { linnea } from '../../testing/fixtures.ts';
import { currentAddress, LL, renderPage } from '../../testing/render-page.tsx';
import { typeInto } from '../../testing/type-into.ts';

async function fillIn(repeat = 'Fair-Wind-7') {
  typeInto(await screen.findByLabelText(LL.account.email()), 'linnea@uit.example');
  typeInto(screen.getByLabelText(LL.account.userName()), 'linnea');
  typeInto(screen.getByLabelText(LL.account.password()), 'Fair-Wind-7');
  typeInto(screen.getByLabelText(LL.account.repeatPassword()), repeat);
  fireEvent.click(screen.getByRole('button', { name: LL.account.createAccount() }));
}

test('a new account that needs no confirmation is signed in and goes where it wanted', async () => {
  const { api } = renderPage('/account/register?from=%2Fteams', { listTeams: { data: [] } });
  api.set('register', () => {
    api.set('getProfile', { data: linnea });
    return { data: { title: '', status: 200, data: 'LoggedIn' as const } };
  });
  await fillIn();
  await screen.findByText(LL.teams.none());
  expect(currentAddress()).toBe('/teams');
});

test('says what an account waits for, if it does', async () => {
  renderPage('/account/register', {
    register: {
      data: { title: '', status: 200, data: 'AdminConfirmationRequired' },
    },
  });
  await fillIn();
  expect(await screen.findByText(LL.account.confirmByAdmin())).toBeDefined();
});

test('sends nothing while the passwords differ, and focuses the field to correct', async () => {
  const { api } = renderPage('/account/register');
  await fillIn('Fair-Wind');
  expect(screen.getByText(LL.account.passwordsDiffer())).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText(LL.account.repeatPassword()));
  expect(api.sent('register')).toHaveLength(0);
});

test('a refusal stands at its field, which gets the focus', async () => {
  renderPage('/account/register', {
    register: {
      code: 'USER_NAME_TAKEN',
      title: 'Somebody has that name',
      errors: [{ path: 'userName', code: 'NOT_ALLOWED' }],
    },
  });
  await fillIn();
  expect(await screen.findByText('Somebody has that name')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText(LL.account.userName()));
});
