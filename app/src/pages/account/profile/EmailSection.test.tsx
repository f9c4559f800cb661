import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { linnea } from '../../../testing/fixtures.ts';
import { LL, renderPage } from '../../../testing/render-page.tsx';
import { typeInto } from '../../../testing/type-into.ts';
import { accountConfig } from '../testing/fixtures.ts';

const words = LL.profile.email;

const open = (answers = {}) =>
  renderPage('/account/profile', {
    getConfig: { data: accountConfig() },
    getProfile: { data: linnea },
    listOwnSessions: { data: [] },
    listTeams: { data: [] },
    ...answers,
  });

const button = (name: string) => screen.findByRole('button', { name });

/** The page has a section with the name of the field. */
const inDialog = () => within(screen.getByRole('dialog'));

test('asks for another address and says where the link went', async () => {
  const { api } = open({
    requestEmailChange: { data: { title: '', data: true, status: 200 } },
  });
  fireEvent.click(await button(words.change()));
  typeInto(await screen.findByLabelText(words.field()), 'linnea@uit.example');
  typeInto(inDialog().getByLabelText(LL.account.password()), ' Fair-Wind-7 ');
  fireEvent.click(await button(words.send()));
  await screen.findByText(words.sent({ email: 'linnea@uit.example' }));
  expect(api.sent('requestEmailChange')[0]?.body).toEqual({
    newMail: 'linnea@uit.example',
    password: ' Fair-Wind-7 ',
  });
});

test('without the password says that the present address got a link', async () => {
  const { api } = open({
    requestEmailChange: { data: { title: '', data: true, status: 200 } },
  });
  fireEvent.click(await button(words.change()));
  typeInto(await screen.findByLabelText(words.field()), 'linnea@uit.example');
  fireEvent.click(await button(words.send()));
  await screen.findByText(words.approvalSent({ email: linnea.email }));
  expect(api.sent('requestEmailChange')[0]?.body).toEqual({ newMail: 'linnea@uit.example' });
});

test('a wrong password is refused at its field', async () => {
  open({ requestEmailChange: { code: 'WRONG_PASSWORD', title: 'Wrong password' } });
  fireEvent.click(await button(words.change()));
  typeInto(await screen.findByLabelText(words.field()), 'linnea@uit.example');
  const password = inDialog().getByLabelText(LL.account.password());
  typeInto(password, 'Foul-Wind-7');
  fireEvent.click(await button(words.send()));
  expect(await screen.findByText('Wrong password')).toBeDefined();
  expect(document.activeElement).toBe(password);
});

test('a site that takes no password asks for none', async () => {
  open({
    getConfig: { data: { ...accountConfig(), extensions: ['ownData'] } },
    requestEmailChange: { data: { title: '', data: true, status: 200 } },
  });
  fireEvent.click(await button(words.change()));
  typeInto(await screen.findByLabelText(words.field()), 'linnea@uit.example');
  expect(inDialog().queryByLabelText(LL.account.password())).toBeNull();
  fireEvent.click(await button(words.send()));
  await screen.findByText(words.sent({ email: 'linnea@uit.example' }));
});

test('a site without mail says so in the dialog', async () => {
  open({ requestEmailChange: { code: 'MAIL_UNAVAILABLE', title: 'No mail here' } });
  fireEvent.click(await button(words.change()));
  typeInto(await screen.findByLabelText(words.field()), 'linnea@uit.example');
  fireEvent.click(await button(words.send()));
  expect((await screen.findByRole('alert')).textContent).toContain('No mail here');
});
