import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { linnea } from '../../../testing/fixtures.ts';
import { LL, renderPage } from '../../../testing/render-page.tsx';

const words = LL.tokens;
const TOKEN = {
  id: '01997a3d-0b6e-7f02-8c55-2a4e9d7b1c30',
  name: 'Announcer',
  creatorId: '01997a3c-52d8-7c41-9e0b-3f6f1c2a8d57',
  creator: 'linnea',
  createdAt: 0,
  expiresAt: null,
  lastUsedAt: null,
  isRevoked: false,
};
const admin = { getProfile: { data: { ...linnea, role: 'Admin' as const } } };

test('shows the text of a new token once', async () => {
  const { api } = renderPage('/admin/tokens', {
    ...admin,
    listTokens: { data: [] },
    createToken: { data: { token: 'head.secret', info: TOKEN } },
  });
  const [create] = await screen.findAllByRole('button', { name: new RegExp(words.create()) });
  if (!create) throw new Error('no button');
  fireEvent.click(create);
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText(new RegExp(words.name())), {
    target: { value: 'Announcer' },
  });
  fireEvent.click(within(dialog).getByRole('button', { name: words.create() }));
  expect(await screen.findByDisplayValue('head.secret')).toBeDefined();
  expect(api.sent('createToken')[0]?.body).toMatchObject({ name: 'Announcer', expiresIn: 30 });
  fireEvent.click(screen.getByRole('button', { name: words.done() }));
  expect(screen.queryByDisplayValue('head.secret')).toBeNull();
});

test('revokes a token', async () => {
  const { api } = renderPage('/admin/tokens', {
    ...admin,
    listTokens: { data: [TOKEN] },
    revokeToken: { data: undefined },
  });
  expect(await screen.findByText(words.active())).toBeDefined();
  api.set('listTokens', { data: [{ ...TOKEN, isRevoked: true }] });
  fireEvent.click(screen.getByRole('button', { name: words.revokeOf({ name: TOKEN.name }) }));
  expect(await screen.findByText(words.revoked())).toBeDefined();
  expect(screen.getByRole('button', { name: words.restoreOf({ name: TOKEN.name }) })).toBeDefined();
});

test('offers administrators to restore what an administrator revoked, and nothing that has ended', async () => {
  const revoked = { ...TOKEN, isRevoked: true };
  renderPage('/admin/tokens', {
    ...admin,
    listTokens: {
      data: [
        { ...revoked, revocation: 'Administrator' as const },
        {
          ...revoked,
          id: '01997a3d-0b6e-7f02-8c55-2a4e9d7b1c31',
          name: 'Old',
          revocation: 'Account' as const,
        },
      ],
    },
  });
  expect(
    await screen.findByRole('button', { name: words.restoreOf({ name: TOKEN.name }) }),
  ).toBeDefined();
  expect(screen.queryByRole('button', { name: words.restoreOf({ name: 'Old' }) })).toBeNull();
  expect(screen.getByText(words.endedText())).toBeDefined();
});
