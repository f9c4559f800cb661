import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { linnea } from '../../testing/fixtures.ts';
import { currentAddress, LL, renderPage } from '../../testing/render-page.tsx';
import { typeInto } from '../../testing/type-into.ts';
import { LINK } from './testing/fixtures.ts';

const words = LL.account.confirm;

/** A link to another address than that of the account. */
const NEW = { token: LINK.token, email: btoa('linnea@uit.example') };
const link = `/account/confirm#token=${NEW.token}&email=${NEW.email}`;

const press = async () =>
  fireEvent.click(await screen.findByRole('button', { name: words.confirm() }));

test('replaces the address after a press', async () => {
  const { api } = renderPage(link, {
    getProfile: { data: linnea },
    confirmEmailChange: { data: undefined },
  });
  await press();
  await screen.findByRole('heading', { name: words.done() });
  expect(api.sent('confirmEmailChange')[0]?.body).toEqual(NEW);
});

test('signs in first, on the same page, with the link kept out of the address', async () => {
  const { api } = renderPage(link, { confirmEmailChange: { data: undefined } });
  api.set('login', () => {
    api.set('getProfile', { data: linnea });
    return { data: undefined };
  });
  typeInto(await screen.findByLabelText(LL.account.userNameOrEmail()), 'linnea');
  typeInto(screen.getByLabelText(LL.account.password()), 'Fair-Wind-7');
  fireEvent.click(screen.getByRole('button', { name: LL.account.signIn() }));
  await press();
  await screen.findByRole('heading', { name: words.done() });
  expect(currentAddress()).toBe('/account/confirm');
});

test('allows another address by the link that the present address got', async () => {
  const email = btoa(linnea.email);
  const { api } = renderPage(`/account/confirm#token=abc&email=${email}`, {
    getProfile: { data: linnea },
    confirmEmailChange: { data: undefined },
  });
  await screen.findByRole('heading', { name: words.approveTitle() });
  fireEvent.click(screen.getByRole('button', { name: words.approve() }));
  await screen.findByRole('heading', { name: words.approved() });
  expect(screen.getByText(words.approvedText())).toBeDefined();
  expect(api.sent('confirmEmailChange')[0]?.body).toEqual({ token: 'abc', email });
});

test('an old link leads to the profile, where a new one is asked for', async () => {
  renderPage(link, {
    getProfile: { data: linnea },
    confirmEmailChange: { code: 'LINK_INVALID' },
  });
  await press();
  await screen.findByRole('heading', { name: LL.account.link.over() });
  const toProfile = screen.getByRole('link', { name: words.toProfile() });
  expect(toProfile.getAttribute('href')).toBe('/account/profile');
});

test('an address that was taken meanwhile is said', async () => {
  renderPage(link, {
    getProfile: { data: linnea },
    confirmEmailChange: { code: 'EMAIL_TAKEN', title: 'Taken' },
  });
  await press();
  expect((await screen.findByRole('alert')).textContent).toContain('Taken');
});
