import { exampleOf } from '@halyard/sdk/msw';
import type { Mail, MailInfo, MailStatus } from '@halyard/sdk/types';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Answers } from '../../../testing/fake-api.ts';
import { config } from '../../../testing/fixtures.ts';
import { currentAddress, LL, renderPage } from '../../../testing/render-page.tsx';
import { staffAnswers } from '../testing/fixtures.ts';

const words = LL.staff.mail;
const HOUR = 3_600_000;
const LINK = 'https://ctf.harbour.example/account/reset#token=c2VjcmV0&email=c2lnbmU';

const held: Mail = {
  ...exampleOf('getMail'),
  state: 'Held',
  attempts: 0,
  sentAt: null,
  linkExpiresAt: Date.now() + HOUR,
  link: LINK,
  log: [],
};
const failed: Mail = {
  ...held,
  state: 'Failed',
  attempts: 2,
  lastError: '550 5.1.1 No such user',
  link: null,
  log: [
    { time: 1, delivered: false, response: '451 4.7.1 Greylisted' },
    { time: 2, delivered: false, response: '550 5.1.1 No such user' },
  ],
};
const ready = exampleOf('getMailState');
const off: MailStatus = { ...ready, state: 'Off', problems: ['NoServer'], server: null };

function answersOf(mail: Mail, status: MailStatus) {
  const { subject: _subject, text: _text, link: _link, log: _log, ...info } = mail;
  const row: MailInfo = info;
  return {
    ...staffAnswers,
    getConfig: { data: { ...config, extensions: ['mail'] } },
    getMailState: { data: status },
    listMails: { data: { ...exampleOf('listMails'), data: [row], length: 1, total: 1 } },
    getMail: { data: mail },
    retryMail: { data: { ...row, state: 'Waiting' } },
    sendTestMail: { data: exampleOf('sendTestMail') },
  } satisfies Answers;
}

describe('without a mail server', () => {
  test('says that mails are kept, and shows the link to copy', async () => {
    renderPage(`/admin/mail?mail=${held.id}`, answersOf(held, off));
    expect(await screen.findByText(words.noServer({ setting: 'SMTP_URL' }))).toBeTruthy();
    const link = await screen.findByRole('textbox', { name: words.link() });
    expect(link).toHaveProperty('value', LINK);
    expect(screen.getByText(words.noAttempts())).toBeTruthy();
  });

  test('offers neither to send again nor a test mail', async () => {
    renderPage(`/admin/mail?mail=${held.id}`, answersOf(held, off));
    await screen.findByRole('textbox', { name: words.link() });
    expect(screen.queryByRole('button', { name: words.retry() })).toBeNull();
    expect(screen.queryByRole('button', { name: words.sendTest() })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

test('says when the public address is missing', async () => {
  const problems: MailStatus['problems'] = ['NoPublicUrl'];
  renderPage('/admin/mail', answersOf(held, { ...ready, state: 'NeedsAttention', problems }));
  expect(await screen.findByText(words.noPublicUrl({ setting: 'PUBLIC_URL' }))).toBeTruthy();
});

test('shows every attempt of a failed mail and sends it again', async () => {
  const { api } = renderPage('/admin/mail', answersOf(failed, ready));
  const table = await screen.findByRole('table', { name: words.caption() });
  fireEvent.click(await within(table).findByRole('link', { name: failed.to }));
  expect(currentAddress()).toBe(`/admin/mail?mail=${failed.id}`);
  const attempts = await screen.findByRole('list', { name: words.attempts() });
  expect(within(attempts).getAllByRole('listitem')).toHaveLength(2);
  expect(within(attempts).getByText('451 4.7.1 Greylisted')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: words.retry() }));
  expect(await screen.findByText(words.queued({ address: failed.to }))).toBeTruthy();
  expect(api.sent('retryMail')).toHaveLength(1);
});

test('sends several mails again', async () => {
  const { api } = renderPage('/admin/mail', answersOf(failed, ready));
  const name = LL.staff.list.selectRow({ row: failed.to });
  fireEvent.click(await screen.findByRole('checkbox', { name }));
  fireEvent.click(await screen.findByRole('button', { name: words.retry() }));
  await waitFor(() => expect(api.sent('retryMail')).toHaveLength(1));
});

test('says what the mail server answered to a test mail', async () => {
  renderPage('/admin/mail', {
    ...answersOf(failed, ready),
    sendTestMail: {
      data: { ...exampleOf('sendTestMail'), delivered: false, response: '535 Wrong password' },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: words.sendTest() }));
  expect(await screen.findByText(/535 Wrong password/)).toBeTruthy();
});

test('narrows the list by state, kind and text', async () => {
  const { api } = renderPage('/admin/mail?kind=ResetPassword', answersOf(failed, ready));
  fireEvent.click(await screen.findByRole('radio', { name: new RegExp(words.states.Failed()) }));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'signe' } });
  await waitFor(() => {
    const query = api.sent('listMails').at(-1)?.query;
    expect(query?.get('text')).toBe('signe');
    expect(query?.get('state')).toBe('Failed');
    expect(query?.get('kind')).toBe('ResetPassword');
  });
});

test('says when no mail matches, and shows all again', async () => {
  renderPage('/admin/mail?state=Failed', {
    ...answersOf(failed, ready),
    listMails: { data: { ...exampleOf('listMails'), data: [], length: 0, total: 0 } },
  });
  fireEvent.click(await screen.findByRole('button', { name: words.showAll() }));
  expect(currentAddress()).toBe('/admin/mail');
});

test('says when the mails cannot be loaded', async () => {
  renderPage('/admin/mail', { ...answersOf(failed, ready), listMails: { code: 'INTERNAL' } });
  expect(await screen.findByText(words.loadFailed())).toBeTruthy();
});

test('says so where the server keeps no mails', async () => {
  const getConfig = { data: { ...config, extensions: [] } };
  renderPage('/admin/mail', { ...answersOf(held, off), getConfig });
  expect(await screen.findByText(words.notOffered())).toBeTruthy();
  expect(screen.queryByRole('search')).toBeNull();
});
