import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { linnea } from '../../testing/fixtures.ts';
import { currentAddress, LL, renderPage } from '../../testing/render-page.tsx';
import { typeInto } from '../../testing/type-into.ts';

async function fillIn(password = 'Fair-Wind-7') {
  typeInto(await screen.findByLabelText(LL.account.userNameOrEmail()), ' linnea ');
  typeInto(screen.getByLabelText(LL.account.password()), password);
  fireEvent.click(screen.getByRole('button', { name: LL.account.signIn() }));
}

test('goes where the visitor wanted to go, and sends the name trimmed', async () => {
  const target = '/teams?team=42#members';
  const { api } = renderPage(`/account/login?from=${encodeURIComponent(target)}`, {
    listTeams: { data: [] },
  });
  api.set('login', () => {
    api.set('getProfile', { data: linnea });
    return { data: undefined };
  });
  await fillIn();
  await screen.findByRole('heading', { name: LL.teams.title(), level: 1 });
  expect(currentAddress()).toBe(target);
  expect(api.sent('login')[0]?.body).toMatchObject({
    userName: 'linnea',
    password: 'Fair-Wind-7',
  });
});

test('shows the server’s sentence at the form and keeps what was typed', async () => {
  renderPage('/account/login', {
    login: {
      code: 'WRONG_CREDENTIALS',
      title: 'That name and password do not fit',
    },
  });
  await fillIn('wrong');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('That name and password do not fit');
  expect(screen.getByLabelText<HTMLInputElement>(LL.account.userNameOrEmail()).value).toBe(
    ' linnea ',
  );
});

test('says how long to wait when there were too many tries', async () => {
  renderPage('/account/login', {
    login: { code: 'RATE_LIMITED' },
  });
  await fillIn();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(LL.errors.rateLimited({ seconds: 1 }));
});

test('offers to go on to who is signed in already', async () => {
  renderPage('/account/login?from=%2Fgames', { getProfile: { data: linnea } });
  const goOn = await screen.findByRole('link', { name: LL.account.goOn() });
  expect(goOn.getAttribute('href')).toBe('/games');
});

test('a page for users leads a stranger to sign-in with the way back', async () => {
  renderPage('/teams?join=Long%20Splice%3A42%3Aabc#top');
  await screen.findByLabelText(LL.account.userNameOrEmail());
  expect(currentAddress()).toBe(
    `/account/login?from=${encodeURIComponent('/teams?join=Long%20Splice%3A42%3Aabc#top')}`,
  );
});
