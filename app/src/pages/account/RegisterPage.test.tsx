import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { linnea } from '../../testing/fixtures.ts';
import { currentAddress, LL, renderPage } from '../../testing/render-page.tsx';
import { typeInto } from '../../testing/type-into.ts';
import { accountConfig, isWaiting } from './testing/fixtures.ts';

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
  expect(await screen.findByText(LL.account.approval.text())).toBeDefined();
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

describe('the policy of the site is said before the form is filled in', () => {
  const withPolicy = (policy: Parameters<typeof accountConfig>[0]) => ({
    getConfig: { data: accountConfig(policy) },
  });

  test('closed', async () => {
    renderPage('/account/register', withPolicy({ open: false }));
    await screen.findByRole('heading', { name: LL.account.policy.closedTitle() });
    expect(screen.queryByLabelText(LL.account.email())).toBeNull();
  });

  test('some domains only, which is checked before anything is sent', async () => {
    const { api } = renderPage(
      '/account/register',
      withPolicy({ emailDomains: ['uit.no', 'ntnu.no'], confirmation: 'Administrator' }),
    );
    const hint = `${LL.account.policy.administrator()} ${LL.account.policy.domains({ domains: 'uit.no, ntnu.no' })}`;
    expect(await screen.findByText(hint)).toBeDefined();
    await fillIn();
    const fault = LL.account.policy.otherDomain({ domains: 'uit.no, ntnu.no' });
    expect(await screen.findByText(fault)).toBeDefined();
    expect(api.sent('register')).toHaveLength(0);
  });
});

test('an address that was mistyped is changed with the password just chosen', async () => {
  const { api } = renderPage('/account/register', {
    getConfig: { data: accountConfig({ confirmation: 'Mail' }) },
    register: { data: { title: '', status: 200, data: 'EmailConfirmationRequired' } },
    changeRegistrationEmail: { data: { title: '', status: 200 } },
  });
  await fillIn();
  fireEvent.click(await screen.findByRole('button', { name: LL.account.mail.otherAddress() }));
  const field = await screen.findByRole('textbox', { name: LL.account.email() });
  typeInto(field, 'linnea@uit.no');
  fireEvent.click(screen.getByRole('button', { name: LL.account.recovery.send() }));
  expect(await screen.findByText('linnea@uit.no')).toBeDefined();
  expect(api.sent('changeRegistrationEmail')[0]?.body).toEqual({
    userName: 'linnea',
    password: 'Fair-Wind-7',
    newMail: 'linnea@uit.no',
  });
});

test('an account that waits for its mail says where it went, and sends it again', async () => {
  const { api } = renderPage('/account/register?from=%2Fgames%2F3', {
    getConfig: { data: accountConfig({ confirmation: 'Mail' }) },
    register: { data: { title: '', status: 200, data: 'EmailConfirmationRequired' } },
    requestVerification: { data: { title: '', status: 200 } },
  });
  await fillIn();
  const heading = await screen.findByRole('heading', { name: LL.account.mail.title() });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByText('linnea@uit.example')).toBeDefined();
  const again = screen.getByRole('button', { name: isWaiting });
  fireEvent.click(again);
  expect(api.sent('requestVerification')).toHaveLength(0);
  expect(localStorage.getItem('halyard-confirm-target')).toBe('"/games/3"');
});
