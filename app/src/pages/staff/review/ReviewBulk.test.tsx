import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LL, renderPage } from '../../../testing/render-page.tsx';
import type { Answers } from '../../../testing/fake-api.ts';
import { config } from '../../../testing/fixtures.ts';
import { typeInto } from '../../../testing/type-into.ts';
import { applicant, staffAnswers, student } from '../testing/fixtures.ts';

const words = LL.staff.review;
const ADDRESS = '/admin/games/12/review';
const rusty = applicant(31, 'Rusty Anchors');

beforeEach(() => {
  // A wide window: no `max-width` query matches.
  const wide = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => wide);
});

const bulk = {
  ...staffAnswers,
  getConfig: { data: { ...config, extensions: ['bulkReview'] } },
  reviewParticipations: ({ body }) => ({
    data: {
      results: body.decisions.map(({ participationId }) => ({
        participationId,
        code: null,
        title: null,
      })),
    },
  }),
} satisfies Answers;

async function selectAll(): Promise<void> {
  await screen.findByRole('checkbox', { name: LL.staff.list.selectRow({ row: 'Hawser' }) });
  fireEvent.click(screen.getByRole('checkbox', { name: LL.staff.list.selectPage() }));
}

test('accepts the selected teams, says which failed and why, and tries those again', async () => {
  let isGone = true;
  const { api } = renderPage(ADDRESS, {
    ...staffAnswers,
    updateParticipation: ({ params }) =>
      params.participationId === 32 && isGone
        ? { code: 'PARTICIPATION_NOT_FOUND', title: 'Gone' }
        : { data: undefined },
  });
  await selectAll();
  expect(screen.getByText(LL.staff.list.selected({ count: 2 }))).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: words.acceptCount({ count: 2 }) }));
  const failed = await screen.findByRole('dialog', {
    name: LL.staff.list.failed({ failed: 1, total: 2 }),
  });
  expect(within(failed).getByText('Hawser')).toBeTruthy();
  expect(within(failed).getByText('Gone')).toBeTruthy();
  expect(within(failed).queryByText('Rusty Anchors')).toBeNull();
  isGone = false;
  fireEvent.click(within(failed).getByRole('button', { name: LL.staff.list.retry() }));
  const decided = () => api.sent('updateParticipation').map(({ params }) => params.participationId);
  await waitFor(() => expect(decided()).toHaveLength(3));
  expect(decided().toSorted((a, b) => a - b)).toEqual([31, 32, 32]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(LL.staff.list.selected({ count: 1 }))).toBeNull();
});

test('accepts the selected teams in one call, and takes it back', async () => {
  const { api } = renderPage(ADDRESS, bulk);
  await selectAll();
  fireEvent.click(screen.getByRole('button', { name: words.acceptCount({ count: 2 }) }));
  fireEvent.click(await screen.findByRole('button', { name: LL.frame.undo() }));
  await waitFor(() => expect(api.sent('reviewParticipations')).toHaveLength(2));
  const [first, second] = api.sent('reviewParticipations').map(({ body }) => body);
  expect(first).toEqual({
    decisions: [
      { participationId: 31, status: 'Accepted' },
      { participationId: 32, status: 'Accepted' },
    ],
  });
  expect(second).toEqual({
    decisions: [
      { participationId: 31, status: 'Pending', divisionId: 3 },
      { participationId: 32, status: 'Pending', divisionId: 3 },
    ],
  });
});

test('taken back, rejections have their reasons again', async () => {
  const rejected = (id: number, name: string, reason: string | null) => ({
    ...applicant(id, name),
    status: 'Rejected' as const,
    divisionId: null,
    reason,
  });
  const { api } = renderPage(`${ADDRESS}?status=rejected`, {
    ...bulk,
    listParticipations: {
      data: [
        rejected(31, 'Rusty Anchors', 'No student numbers.'),
        rejected(32, 'Hawser', null),
        rejected(33, 'Bowline', 'No student numbers.'),
      ],
    },
  });
  await selectAll();
  fireEvent.click(screen.getByRole('button', { name: words.acceptCount({ count: 3 }) }));
  fireEvent.click(await screen.findByRole('button', { name: LL.frame.undo() }));
  await waitFor(() => expect(api.sent('reviewParticipations')).toHaveLength(3));
  const [, ...undone] = api.sent('reviewParticipations').map(({ body }) => body);
  const restored = (participationId: number) => ({
    participationId,
    status: 'Rejected',
    divisionId: null,
  });
  expect(undone).toEqual([
    { decisions: [restored(31), restored(33)], reason: 'No student numbers.' },
    { decisions: [restored(32)] },
  ]);
});

test('a selected team that somebody else has decided about is left out', async () => {
  const { api, queryClient } = renderPage(ADDRESS, bulk);
  await selectAll();
  api.set('listParticipations', {
    data: [rusty, { ...applicant(32, 'Hawser'), status: 'Rejected' }],
  });
  await queryClient.invalidateQueries();
  fireEvent.click(await screen.findByRole('button', { name: words.acceptCount({ count: 1 }) }));
  await waitFor(() => expect(api.sent('reviewParticipations')).toHaveLength(1));
  expect(api.sent('reviewParticipations')[0]?.body.decisions).toEqual([
    { participationId: 31, status: 'Accepted' },
  ]);
});

test('what somebody else has decided since is not taken back, which is said', async () => {
  const { api } = renderPage(ADDRESS, bulk);
  await selectAll();
  fireEvent.click(screen.getByRole('button', { name: words.acceptCount({ count: 2 }) }));
  const undo = await screen.findByRole('button', { name: LL.frame.undo() });
  api.set('listParticipations', {
    data: [
      { ...rusty, status: 'Accepted' },
      { ...applicant(32, 'Hawser'), status: 'Suspended' },
    ],
  });
  fireEvent.click(undo);
  const failed = await screen.findByRole('dialog', {
    name: LL.staff.list.failed({ failed: 1, total: 2 }),
  });
  expect(within(failed).getByText('Hawser')).toBeTruthy();
  expect(within(failed).getByText(LL.errors.changedMeanwhile())).toBeTruthy();
  expect(api.sent('reviewParticipations').at(-1)?.body.decisions).toEqual([
    { participationId: 31, status: 'Pending', divisionId: 3 },
  ]);
});

test('says which of one call failed, and why', async () => {
  renderPage(ADDRESS, {
    ...staffAnswers,
    getConfig: { data: { ...config, extensions: ['bulkReview'] } },
    reviewParticipations: {
      data: {
        results: [
          { participationId: 31, code: null, title: null },
          { participationId: 32, code: 'PARTICIPATION_NOT_FOUND', title: 'Gone' },
        ],
      },
    },
  });
  await selectAll();
  fireEvent.click(screen.getByRole('button', { name: words.acceptCount({ count: 2 }) }));
  const failed = await screen.findByRole('dialog', {
    name: LL.staff.list.failed({ failed: 1, total: 2 }),
  });
  expect(within(failed).getByText('Hawser')).toBeTruthy();
  expect(within(failed).getByText('Gone')).toBeTruthy();
});

test('asks before it rejects the selected teams', async () => {
  const { api } = renderPage(ADDRESS, {
    ...staffAnswers,
    updateParticipation: { data: undefined },
  });
  const name = LL.staff.list.selectRow({ row: 'Rusty Anchors' });
  fireEvent.click(await screen.findByRole('checkbox', { name }));
  fireEvent.click(screen.getByRole('button', { name: words.rejectCount({ count: 1 }) }));
  const dialog = await screen.findByRole('alertdialog', {
    name: words.rejectTitle({ count: 1 }),
  });
  expect(api.sent('updateParticipation')).toHaveLength(0);
  fireEvent.click(within(dialog).getByRole('button', { name: words.decisions.reject() }));
  await waitFor(() =>
    expect(api.sent('updateParticipation')[0]?.body).toEqual({ status: 'Rejected', divisionId: 3 }),
  );
});

test('moves the selected teams to another division in one call, and says which failed', async () => {
  const open = { ...student, id: 2, name: 'Open' };
  const playing = [rusty, applicant(32, 'Hawser')].map((row) => ({
    ...row,
    status: 'Accepted' as const,
  }));
  const { api } = renderPage(`${ADDRESS}?status=accepted`, {
    ...bulk,
    getConfig: { data: { ...config, extensions: ['bulkReview', 'divisionMoves'] } },
    listDivisions: { data: [open, student] },
    listParticipations: { data: playing },
    reviewParticipations: {
      data: {
        results: [
          { participationId: 31, code: null, title: null },
          { participationId: 32, code: 'DIVISION_NOT_FOUND', title: 'It is gone.' },
        ],
      },
    },
  });
  await selectAll();
  fireEvent.click(screen.getByRole('button', { name: words.moveCount({ count: 2 }) }));
  const dialog = await screen.findByRole('dialog', { name: words.moveManyTitle({ count: 2 }) });
  expect(within(dialog).getByText(words.moveEffect())).toBeTruthy();
  // Not to where all of them are.
  fireEvent.click(within(dialog).getByRole('button', { name: words.moveConfirm() }));
  // Nor without a reason.
  expect(await within(dialog).findAllByText(LL.errors.field.REQUIRED())).toHaveLength(2);
  fireEvent.click(within(dialog).getByRole('combobox', { name: words.moveTo() }));
  fireEvent.click(await screen.findByRole('option', { name: 'Open' }));
  typeInto(within(dialog).getByLabelText(LL.staff.audit.reason()), 'They signed up as students.');
  fireEvent.click(within(dialog).getByRole('button', { name: words.moveConfirm() }));
  const failed = await screen.findByRole('dialog', {
    name: LL.staff.list.failed({ failed: 1, total: 2 }),
  });
  expect(within(failed).getByText('Hawser')).toBeTruthy();
  expect(within(failed).getByText('It is gone.')).toBeTruthy();
  expect(api.sent('reviewParticipations')[0]?.body).toEqual({
    decisions: [
      { participationId: 31, divisionId: 2 },
      { participationId: 32, divisionId: 2 },
    ],
    note: 'They signed up as students.',
  });
});
