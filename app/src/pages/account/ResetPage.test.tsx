import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentAddress, LL, renderPage } from '../../testing/render-page.tsx';
import { typeInto } from '../../testing/type-into.ts';
import { ADDRESS, LINK, linkTo } from './testing/fixtures.ts';

const words = LL.account.reset;

async function fillIn(repeat = 'Gannet-over-Skerry-9') {
  typeInto(await screen.findByLabelText(words.field()), 'Gannet-over-Skerry-9');
  typeInto(screen.getByLabelText(LL.account.repeatPassword()), repeat);
  fireEvent.click(screen.getByRole('button', { name: /^Set the password/ }));
}

test('sets the password, with the token out of the address', async () => {
  const { api } = renderPage(linkTo('reset'), { resetPassword: { data: undefined } });
  expect(await screen.findByText(ADDRESS)).toBeDefined();
  expect(currentAddress()).toBe('/account/reset');
  await fillIn();
  await screen.findByRole('heading', { name: words.done() });
  expect(api.sent('resetPassword')[0]?.body).toEqual({
    rToken: LINK.token,
    email: LINK.email,
    password: 'Gannet-over-Skerry-9',
  });
});

test('takes a link of an earlier version, with the token in the query', async () => {
  const { api } = renderPage(linkTo('reset').replace('#', '?'), {
    resetPassword: { data: undefined },
  });
  expect(await screen.findByText(ADDRESS)).toBeDefined();
  expect(currentAddress()).toBe('/account/reset');
  await fillIn();
  await screen.findByRole('heading', { name: words.done() });
  expect(api.sent('resetPassword')[0]?.body).toMatchObject({ rToken: LINK.token });
});

test('takes a newer link that is opened in the same tab', async () => {
  const { api } = renderPage(linkTo('reset'), { resetPassword: { code: 'LINK_INVALID' } });
  await fillIn();
  await screen.findByRole('heading', { name: LL.account.link.over() });
  api.set('resetPassword', { data: undefined });
  window.location.hash = `token=newer&email=${LINK.email}`;
  await fillIn();
  await screen.findByRole('heading', { name: words.done() });
  expect(api.sent('resetPassword')[1]?.body).toMatchObject({ rToken: 'newer' });
  expect(currentAddress()).toBe('/account/reset');
});

test('sends nothing while the passwords differ', async () => {
  const { api } = renderPage(linkTo('reset'));
  await fillIn('Gannet');
  expect(await screen.findByText(LL.account.passwordsDiffer())).toBeDefined();
  expect(api.sent('resetPassword')).toHaveLength(0);
});

test('an old link says so and leads to a new one', async () => {
  renderPage(linkTo('reset'), { resetPassword: { code: 'LINK_INVALID' } });
  await fillIn();
  await screen.findByRole('heading', { name: LL.account.link.over() });
  const renew = screen.getByRole('link', { name: LL.account.link.renew() });
  expect(renew.getAttribute('href')).toBe('/account/recovery');
});

test('a link that was used in this browser says that', async () => {
  localStorage.setItem('halyard-used-links', JSON.stringify([LINK.token.slice(-16)]));
  renderPage(linkTo('reset'), { resetPassword: { code: 'LINK_INVALID' } });
  await fillIn();
  expect(await screen.findByRole('heading', { name: LL.account.link.used() })).toBeDefined();
});

test('a broken link asks for nothing', async () => {
  renderPage('/account/reset#token=abc');
  expect(await screen.findByRole('heading', { name: LL.account.link.broken() })).toBeDefined();
});

test('a weak password is refused at its field', async () => {
  renderPage(linkTo('reset'), {
    resetPassword: {
      code: 'PASSWORD_TOO_WEAK',
      title: 'It needs a digit',
      errors: [{ path: 'password', code: 'WRONG_FORMAT' }],
    },
  });
  await fillIn();
  expect(await screen.findByText('It needs a digit')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText(words.field()));
});
