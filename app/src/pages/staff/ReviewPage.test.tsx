import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LL, renderPage } from '../../testing/render-page.tsx';
import { admin } from '../../testing/fixtures.ts';
import { applicant, staffAnswers } from './testing/fixtures.ts';

const words = LL.staff.review;
const ADDRESS = '/admin/games/12/review';
const LIST = 'GET /api/game/12/participations';
const rusty = applicant(31, 'Rusty Anchors');

beforeEach(() => {
  // Wide enough for the case beside the list: no "narrower than" holds.
  const wide = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => wide);
});

const press = (key: string) => fireEvent.keyDown(window, { key });
const isOpen = (name: string) => screen.findByRole('heading', { level: 2, name });

test('accepts by key, goes on to the next, and takes it back', async () => {
  const { api } = renderPage(ADDRESS, {
    ...staffAnswers,
    'PUT /api/admin/participation/31': { data: undefined },
  });
  await isOpen('Rusty Anchors');
  press('a');
  await isOpen('Hawser');
  await waitFor(() => expect(api.sent('PUT /api/admin/participation/31')).toHaveLength(1));
  expect(await screen.findByText(words.results.accept({ team: 'Rusty Anchors' }))).toBeTruthy();
  await waitFor(() => {
    press('u');
    expect(api.sent('PUT /api/admin/participation/31')).toHaveLength(2);
  });
  expect(api.sent('PUT /api/admin/participation/31').map(({ body }) => body)).toEqual([
    { status: 'Accepted' },
    { status: 'Pending', divisionId: 3 },
  ]);
});

test('the bar of the last decision takes it back, and is gone then', async () => {
  const { api } = renderPage(ADDRESS, {
    ...staffAnswers,
    'PUT /api/admin/participation/31': { data: undefined },
  });
  await isOpen('Rusty Anchors');
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${words.decisions.reject()}`) }));
  const said = words.results.reject({ team: 'Rusty Anchors' });
  await screen.findByText(said);
  const undo = new RegExp(`^${LL.staff.games.undo()}`);
  await waitFor(() => expect(api.sent('PUT /api/admin/participation/31')).toHaveLength(1));
  fireEvent.click(await screen.findByRole('button', { name: undo }));
  await waitFor(() =>
    expect(api.sent('PUT /api/admin/participation/31').at(-1)?.body).toMatchObject({
      status: 'Pending',
    }),
  );
  await waitFor(() => expect(screen.queryByText(said)).toBeNull());
});

test('j and k walk the list', async () => {
  renderPage(ADDRESS, staffAnswers);
  await isOpen('Rusty Anchors');
  press('j');
  await isOpen('Hawser');
  press('k');
  expect(await isOpen('Rusty Anchors')).toBeTruthy();
});

test('a refused decision is taken back and said', async () => {
  renderPage(ADDRESS, {
    ...staffAnswers,
    [LIST]: { data: [rusty] },
    'PUT /api/admin/participation/31': { status: 404, code: 'NOT_FOUND', title: 'It is gone.' },
  });
  await isOpen('Rusty Anchors');
  press('r');
  expect(await screen.findByText('It is gone.')).toBeTruthy();
  await isOpen('Rusty Anchors');
  expect(screen.queryByText(words.results.reject({ team: 'Rusty Anchors' }))).toBeNull();
});

test('a key for a decision that does not fit does nothing', async () => {
  const { api } = renderPage(`${ADDRESS}?status=rejected`, {
    ...staffAnswers,
    [LIST]: { data: [{ ...rusty, status: 'Rejected' }] },
  });
  await isOpen('Rusty Anchors');
  press('s');
  press('r');
  expect(api.sent('PUT /api/admin/participation/31')).toHaveLength(0);
});

test('personal data appear on demand only', async () => {
  renderPage(ADDRESS, staffAnswers);
  await isOpen('Rusty Anchors');
  expect(screen.queryByText(admin.email)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: words.showPersonal() }));
  expect(screen.getByText(admin.email)).toBeTruthy();
});
