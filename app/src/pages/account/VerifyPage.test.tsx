import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { admin, linnea } from '../../testing/fixtures.ts';
import { currentAddress, LL, renderPage } from '../../testing/render-page.tsx';
import { accountConfig, ADDRESS, LINK, linkTo } from './testing/fixtures.ts';

const words = LL.account.verify;

const press = async () =>
  fireEvent.click(await screen.findByRole('button', { name: words.confirm() }));

test('confirms only after a press, signs in and goes on to where it wanted', async () => {
  localStorage.setItem('halyard-confirm-target', '"/games/3"');
  const { api } = renderPage(linkTo('verify'));
  await screen.findByRole('button', { name: words.confirm() });
  expect(currentAddress()).toBe('/account/verify');
  expect(api.sent('verifyAccount')).toHaveLength(0);
  api.set('verifyAccount', () => {
    api.set('getProfile', { data: linnea });
    return { data: undefined };
  });
  await press();
  const heading = await screen.findByRole('heading', { name: words.done() });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(api.sent('verifyAccount')[0]?.body).toEqual(LINK);
  expect(screen.getByRole('link', { name: LL.account.goOn() }).getAttribute('href')).toBe(
    '/games/3',
  );
  expect(heading.closest('main')?.textContent).toContain(
    words.doneText({ email: ADDRESS, name: linnea.userName }),
  );
});

test('says as whom one is signed in already', async () => {
  renderPage(linkTo('verify'), { getProfile: { data: admin } });
  expect(await screen.findByText(words.otherSession({ name: admin.userName }))).toBeDefined();
});

test('an old link offers a new one', async () => {
  const { api } = renderPage(linkTo('verify'), {
    getConfig: { data: accountConfig({ confirmation: 'Mail' }) },
    verifyAccount: { code: 'LINK_INVALID' },
    requestVerification: { data: { title: '', status: 200 } },
  });
  await press();
  await screen.findByRole('heading', { name: LL.account.link.over() });
  fireEvent.click(screen.getByRole('button', { name: LL.account.mail.again() }));
  expect(await screen.findByText(LL.account.mail.sentAgain())).toBeDefined();
  expect(api.sent('requestVerification')[0]?.body).toEqual({ userName: ADDRESS });
});

test('an old link leads to sign-in where no mail can be sent again', async () => {
  renderPage(linkTo('verify'), { verifyAccount: { code: 'LINK_INVALID' } });
  await press();
  await screen.findByRole('heading', { name: LL.account.link.over() });
  expect(screen.queryByRole('button', { name: LL.account.mail.again() })).toBeNull();
  expect(screen.getByRole('link', { name: LL.account.signIn() })).toBeDefined();
});

test('a banned person is told so', async () => {
  renderPage(linkTo('verify'), { verifyAccount: { code: 'BANNED', title: 'Banned' } });
  await press();
  expect((await screen.findByRole('alert')).textContent).toContain('Banned');
});
