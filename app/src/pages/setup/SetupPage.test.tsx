import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { admin, config } from '../../testing/fixtures.ts';
import { currentAddress, LL, renderPage } from '../../testing/render-page.tsx';
import { typeInto } from '../../testing/type-into.ts';

const fresh = {
  getConfig: { data: { ...config, setupRequired: true } },
  getSetup: { data: { required: true } },
};

async function fillInAdministrator() {
  typeInto(await screen.findByLabelText(LL.account.userName()), 'harbourmaster');
  typeInto(screen.getByLabelText(LL.account.email()), 'signe@harbour.example');
  typeInto(screen.getByLabelText(LL.account.password()), 'Fair-Wind-7');
  submit();
}

/** Submits the form, like Enter in a browser. */
function submit() {
  const form = document.querySelector('form');
  if (form) fireEvent.submit(form);
}

test('a fresh site leads every visitor to set-up', async () => {
  renderPage('/games', fresh);
  await screen.findByRole('heading', { name: LL.setup.heading() });
  expect(currentAddress()).toBe('/setup');
});

test('makes the administrator with name and colour, then a hidden game', async () => {
  const { api } = renderPage('/setup#token=k3Yw9cVQ', fresh);
  await fillInAdministrator();
  expect(currentAddress()).toBe('/setup');
  typeInto(await screen.findByLabelText(LL.setup.siteName()), ' Harbour ');
  typeInto(screen.getByLabelText(LL.setup.brand()), '#2f7de1');
  api.set('completeSetup', () => {
    api.set('getSetup', { data: { required: false } });
    api.set('getConfig', { data: { ...config, title: 'Harbour' } });
    api.set('getProfile', { data: admin });
    return { data: undefined };
  });
  submit();
  typeInto(await screen.findByLabelText(LL.setup.gameTitle()), 'Harbour CTF 2026');
  expect(api.sent('completeSetup')[0]?.body).toEqual({
    token: 'k3Yw9cVQ',
    userName: 'harbourmaster',
    email: 'signe@harbour.example',
    password: 'Fair-Wind-7',
    title: 'Harbour',
    customTheme: '#2f7de1',
  });
  submit();
  await waitFor(() => expect(api.sent('createGame')).toHaveLength(1));
  const game = api.sent('createGame')[0]?.body as { start: number; end: number };
  expect(game).toMatchObject({ title: 'Harbour CTF 2026', hidden: true });
  expect(game.end - game.start).toBe(48 * 3_600_000);
});

test('a wrong code is said plainly and can be corrected with the link of the log', async () => {
  const { api } = renderPage('/setup?token=old', {
    ...fresh,
    completeSetup: { code: 'SETUP_TOKEN_INVALID' },
  });
  await fillInAdministrator();
  typeInto(await screen.findByLabelText(LL.setup.siteName()), 'Harbour');
  submit();
  expect((await screen.findByRole('alert')).textContent).toContain(LL.setup.tokenRefused());
  const code = screen.getByLabelText<HTMLInputElement>(LL.setup.token());
  typeInto(code, 'http://localhost:8080/setup#token=new-One_1');
  expect(code.value).toBe('new-One_1');
  submit();
  await screen.findByLabelText(LL.setup.siteName());
  submit();
  await waitFor(() => expect(api.sent('completeSetup')).toHaveLength(2));
  expect(api.sent('completeSetup')[1]?.body).toMatchObject({ token: 'new-One_1' });
});

test('a refused password leads back to its field, with what was typed', async () => {
  renderPage('/setup#token=abc', {
    ...fresh,
    completeSetup: {
      code: 'PASSWORD_TOO_WEAK',
      title: 'It needs a digit',
      errors: [{ path: 'password', code: 'WRONG_FORMAT' }],
    },
  });
  await fillInAdministrator();
  typeInto(await screen.findByLabelText(LL.setup.siteName()), 'Harbour');
  submit();
  expect(await screen.findByText('It needs a digit')).toBeDefined();
  const field = screen.getByLabelText<HTMLInputElement>(LL.account.password());
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  expect(screen.getByLabelText<HTMLInputElement>(LL.account.userName()).value).toBe(
    'harbourmaster',
  );
});

test('a site that is set up says so and leads to sign-in', async () => {
  renderPage('/setup#token=abc', { getSetup: { data: { required: false } } });
  expect(await screen.findByText(LL.setup.alreadyDone())).toBeDefined();
  expect(currentAddress()).toBe('/setup');
});

describe('mail', () => {
  const status = {
    state: 'NeedsAttention' as const,
    problems: ['NoPublicUrl' as const],
    server: 'smtp.harbour.example:587',
    sender: 'no-reply@harbour.example',
    publicUrl: null,
    lastSentAt: null,
    lastError: null,
    counts: { all: 0, waiting: 0, sent: 0, failed: 0, held: 0 },
  };
  const withMail = { ...fresh.getConfig.data, extensions: [...(config.extensions ?? []), 'mail'] };

  async function toMail(answers: Parameters<typeof renderPage>[1]) {
    const { api } = renderPage('/setup#token=abc', {
      ...fresh,
      getConfig: { data: withMail },
      completeSetup: { data: undefined },
      ...answers,
    });
    await fillInAdministrator();
    typeInto(await screen.findByLabelText(LL.setup.siteName()), 'Harbour');
    submit();
    await screen.findByText(LL.setup.mail.address());
    return api;
  }

  test('is tested by itself, and again on demand', async () => {
    const sent = {
      delivered: false,
      to: 'signe@harbour.example',
      response: '451',
      milliseconds: 9,
    };
    const api = await toMail({ getMailState: { data: status }, sendTestMail: { data: sent } });
    const { server } = status;
    await screen.findByText(LL.setup.mail.refused({ server, reason: '451' }));
    expect(screen.getByText(LL.setup.mail.noAddress({ setting: 'PUBLIC_URL' }))).toBeDefined();
    api.set('sendTestMail', { data: { ...sent, delivered: true, milliseconds: 1240 } });
    fireEvent.click(screen.getByRole('button', { name: LL.setup.mail.again() }));
    const time = LL.common.seconds({ seconds: 1.2 });
    await screen.findByText(LL.setup.mail.delivered({ server, to: sent.to, time }));
    submit();
    expect(await screen.findByLabelText(LL.setup.gameTitle())).toBeDefined();
  });

  test('without a server says which setting is missing, and blocks nothing', async () => {
    const api = await toMail({ getMailState: { data: { ...status, server: null, state: 'Off' } } });
    expect(screen.getByText(LL.setup.mail.off({ setting: 'SMTP_URL' }))).toBeDefined();
    expect(api.sent('sendTestMail')).toHaveLength(0);
    submit();
    expect(await screen.findByLabelText(LL.setup.gameTitle())).toBeDefined();
  });
});
