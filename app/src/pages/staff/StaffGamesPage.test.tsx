import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { GameInput } from '@halyard/sdk/react';
import { currentAddress, LL, renderPage } from '../../testing/render-page.tsx';
import { typeInto } from '../../testing/type-into.ts';
import { harbour, staffAnswers } from './testing/fixtures.ts';

const words = LL.staff.games;

async function visibleSwitch() {
  return screen.findByRole<HTMLInputElement>('switch', {
    name: words.visibleOf({ game: harbour.title }),
  });
}

test('showing a game keeps every other field', async () => {
  const { api } = renderPage('/admin/games', {
    ...staffAnswers,
    'PUT /api/edit/games/12': { data: { ...harbour, hidden: false } },
  });
  fireEvent.click(await visibleSwitch());
  await waitFor(() => expect(api.sent('PUT /api/edit/games/12')).toHaveLength(1));
  const { id: _id, poster: _poster, publicKey: _key, ...fields } = harbour;
  expect(api.sent('PUT /api/edit/games/12')[0]?.body).toEqual({ ...fields, hidden: false });
});

test('hiding a game can be undone for a while', async () => {
  const shown = { ...harbour, hidden: false, start: 0, end: 1 };
  const { api } = renderPage('/admin/games', {
    ...staffAnswers,
    'GET /api/edit/games': { data: { data: [shown], length: 1, total: 1 } },
    'GET /api/edit/games/12': { data: shown },
    'PUT /api/edit/games/12': { data: { ...shown, hidden: true } },
  });
  fireEvent.click(await visibleSwitch());
  await screen.findByText(words.nowHidden({ game: harbour.title }));
  expect(screen.getByText(LL.frame.undoFor({ seconds: 8 }))).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: LL.frame.undo() }));
  await waitFor(() => expect(api.sent('PUT /api/edit/games/12')).toHaveLength(2));
  const hidden = api.sent('PUT /api/edit/games/12').map(({ body }) => (body as GameInput).hidden);
  expect(hidden).toEqual([true, false]);
  await waitFor(() =>
    expect(screen.queryByText(words.nowHidden({ game: harbour.title }))).toBeNull(),
  );
});

test('a refused switch goes back and says why', async () => {
  renderPage('/admin/games', {
    ...staffAnswers,
    'PUT /api/edit/games/12': { status: 400, code: 'VALIDATION_FAILED', title: 'Not like this.' },
  });
  const toggle = await visibleSwitch();
  fireEvent.click(toggle);
  expect(await screen.findByText('Not like this.')).toBeTruthy();
  expect(toggle.checked).toBe(false);
});

test('a new game is sent hidden and opens its information', async () => {
  const { api } = renderPage('/admin/games', {
    ...staffAnswers,
    'POST /api/edit/games': { data: harbour },
  });
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${words.newGame()}`) }));
  typeInto(await screen.findByRole('textbox', { name: LL.staff.newGame.name() }), ' Midwinter ');
  fireEvent.click(screen.getByRole('button', { name: LL.staff.newGame.create() }));
  await waitFor(() => expect(currentAddress()).toBe('/admin/games/12/info'));
  const sent = api.sent('POST /api/edit/games')[0]?.body as GameInput;
  expect(sent).toMatchObject({ title: 'Midwinter', hidden: true });
  expect((sent.end ?? 0) - (sent.start ?? 0)).toBe(48 * 3_600_000);
});

test('a new game without a title is not sent', async () => {
  const { api } = renderPage('/admin/games', staffAnswers);
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${words.newGame()}`) }));
  fireEvent.click(await screen.findByRole('button', { name: LL.staff.newGame.create() }));
  expect(await screen.findByText(LL.errors.field.REQUIRED())).toBeTruthy();
  expect(api.sent('POST /api/edit/games')).toHaveLength(0);
});

test('no games says what to do', async () => {
  renderPage('/admin/games', {
    ...staffAnswers,
    'GET /api/edit/games': { data: { data: [], length: 0, total: 0 } },
  });
  expect(await screen.findByText(words.empty())).toBeTruthy();
});

test('a failed list can be tried again', async () => {
  const { api } = renderPage('/admin/games', {
    ...staffAnswers,
    'GET /api/edit/games': { status: 403, code: 'FORBIDDEN', title: 'Not for you.' },
  });
  expect(await screen.findByText('Not for you.')).toBeTruthy();
  api.set('GET /api/edit/games', staffAnswers['GET /api/edit/games']);
  fireEvent.click(screen.getByRole('button', { name: LL.common.retry() }));
  expect(await screen.findByText(harbour.title)).toBeTruthy();
});
