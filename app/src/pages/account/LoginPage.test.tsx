import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { linnea } from '../../testing/fixtures.ts';
import { currentAddress, LL, renderPage } from '../../testing/render-page.tsx';
import { typeInto } from '../../testing/type-into.ts';
import { accountConfig, isWaiting, powChallenge, stubWorkers } from './testing/fixtures.ts';

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

describe('an account that is not confirmed', () => {
  const refused = { code: 'ACCOUNT_NOT_CONFIRMED', title: 'Not confirmed' } as const;

  test('can have its mail sent again, once a minute', async () => {
    const { api } = renderPage('/account/login', {
      getConfig: { data: accountConfig({ confirmation: 'Mail' }) },
      login: refused,
      requestVerification: { data: { title: '', status: 200 } },
    });
    await fillIn();
    await screen.findByText(LL.account.unconfirmed.mail());
    fireEvent.click(screen.getByRole('button', { name: LL.account.mail.again() }));
    await screen.findByText(LL.account.unconfirmed.sent());
    expect(api.sent('requestVerification')[0]?.body).toEqual({ userName: 'linnea' });
    fireEvent.click(screen.getByRole('button', { name: isWaiting }));
    expect(api.sent('requestVerification')).toHaveLength(1);
  });

  test('waits for an administrator where they confirm accounts', async () => {
    renderPage('/account/login', {
      getConfig: { data: accountConfig({ confirmation: 'Administrator' }) },
      login: refused,
    });
    await fillIn();
    expect(await screen.findByText(LL.account.approval.text())).toBeDefined();
    expect(screen.queryByRole('button', { name: LL.account.mail.again() })).toBeNull();
  });

  test('gets the sentence of a server without the extension', async () => {
    renderPage('/account/login', { login: refused });
    await fillIn();
    expect(await screen.findByText('Not confirmed')).toBeDefined();
  });
});

test('says that the account of this browser is banned, and where to ask', async () => {
  renderPage('/teams', { getProfile: { code: 'BANNED' } });
  expect(await screen.findByText(LL.account.banned())).toBeDefined();
  expect(await screen.findByLabelText(LL.account.password())).toBeDefined();
});

test('leads to a forgotten password, and to registration only where it is open', async () => {
  renderPage('/account/login', { getConfig: { data: accountConfig({ open: false }) } });
  const forgot = await screen.findByRole('link', { name: LL.account.forgot() });
  expect(forgot.getAttribute('href')).toBe('/account/recovery');
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: LL.account.createAnAccount() })).toBeNull(),
  );
});

describe('a proof of work', () => {
  const answers = {
    getCaptcha: { data: { type: 'HashPow', siteKey: '' } },
    getPowChallenge: { data: powChallenge },
  } as const;

  test('is awaited by the submit, made for sign-in, and used once', async () => {
    const workers = stubWorkers();
    const { api } = renderPage('/account/login', {
      ...answers,
      login: { code: 'WRONG_CREDENTIALS' },
    });
    await screen.findByText(LL.account.captcha.running());
    await fillIn();
    await screen.findByRole('button', { name: LL.account.signInWhenChecked() });
    expect(api.sent('login')).toHaveLength(0);
    workers.release();
    await screen.findByRole('alert');
    expect(api.sent('login')[0]?.body).toMatchObject({
      challenge: expect.stringMatching(/^5f0c2b7e9a1d:[\da-f]{16}$/) as string,
    });
    expect(api.sent('getPowChallenge')[0]?.query.get('action')).toBe('Login');
    // A solved captcha works once, so another one is solved.
    await waitFor(() => expect(api.sent('getPowChallenge')).toHaveLength(2));
    await screen.findByText(LL.account.captcha.passed());
  });

  test('can be cancelled while a submit waits', async () => {
    stubWorkers();
    const { api } = renderPage('/account/login', answers);
    await fillIn();
    fireEvent.click(await screen.findByRole('button', { name: LL.common.cancel() }));
    expect(await screen.findByRole('button', { name: LL.account.signIn() })).toBeDefined();
    expect(await screen.findByText(LL.errors.cancelled())).toBeDefined();
    expect(api.sent('login')).toHaveLength(0);
  });

  test('that cannot be had says why, and can be tried again', async () => {
    const workers = stubWorkers();
    workers.release();
    const { api } = renderPage('/account/login', {
      ...answers,
      getPowChallenge: { code: 'RATE_LIMITED' },
    });
    await screen.findByText(LL.account.captcha.failed());
    api.set('getPowChallenge', { data: powChallenge });
    fireEvent.click(screen.getByRole('button', { name: LL.common.retry() }));
    expect(await screen.findByText(LL.account.captcha.passed())).toBeDefined();
  });
});

test('Turnstile draws its widget, whose token goes with the form', async () => {
  const render = vi.fn(
    (_box: HTMLElement, _options: { callback: (token: string) => void }) => 'w1',
  );
  vi.stubGlobal('turnstile', { render, remove: vi.fn() });
  const append = vi.spyOn(document.head, 'append').mockImplementation((script) => {
    (script as HTMLScriptElement).dispatchEvent(new Event('load'));
  });
  const { api } = renderPage('/account/login', {
    getCaptcha: { data: { type: 'Turnstile', siteKey: '0x4AAA' } },
    login: { code: 'WRONG_CREDENTIALS' },
  });
  await waitFor(() => expect(render).toHaveBeenCalled());
  append.mockRestore();
  expect(render.mock.calls[0]?.[1]).toMatchObject({ sitekey: '0x4AAA', action: 'Login' });
  await fillIn();
  render.mock.calls[0]?.[1].callback('token-of-a-person');
  await waitFor(() => expect(api.sent('login')).toHaveLength(1));
  expect(api.sent('login')[0]?.body).toMatchObject({ challenge: 'token-of-a-person' });
});

test('says why a browser that sent the sessions of two accounts has none', async () => {
  document.cookie = 'halyard_signed_in=several';
  renderPage('/account/login');
  expect(await screen.findByText(LL.frame.severalSessions())).toBeTruthy();
  // The profile, which nobody has, takes back only what says that there is a session.
  expect(document.cookie).toContain('halyard_signed_in=several');
  document.cookie = 'halyard_signed_in=; Max-Age=0';
});
