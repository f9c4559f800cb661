import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LL, renderPage } from '../../../testing/render-page.tsx';
import { admin, config } from '../../../testing/fixtures.ts';
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

const press = (key: string) => fireEvent.keyDown(window, { key });
const isOpen = (name: string) => screen.findByRole('heading', { level: 2, name });

test('accepts by key, goes on to the next, and takes it back', async () => {
  const { api } = renderPage(ADDRESS, {
    ...staffAnswers,
    updateParticipation: { data: undefined },
  });
  await isOpen('Rusty Anchors');
  press('a');
  await isOpen('Hawser');
  expect(await screen.findByText(words.results.accept({ team: 'Rusty Anchors' }))).toBeTruthy();
  // At once: a key that is pressed while a decision is sent counts, and is sent after it.
  press('u');
  await waitFor(() => expect(api.sent('updateParticipation')).toHaveLength(2));
  expect(api.sent('updateParticipation').map(({ body }) => body)).toEqual([
    { status: 'Accepted', divisionId: 3 },
    { status: 'Pending', divisionId: 3 },
  ]);
});

test('the bar of the last decision takes it back, and is gone then', async () => {
  const { api } = renderPage(ADDRESS, {
    ...staffAnswers,
    updateParticipation: { data: undefined },
  });
  await isOpen('Rusty Anchors');
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${words.decisions.reject()}`) }));
  const said = words.results.reject({ team: 'Rusty Anchors' });
  await screen.findByText(said);
  const undo = new RegExp(`^${LL.staff.games.undo()}`);
  await waitFor(() => expect(api.sent('updateParticipation')).toHaveLength(1));
  fireEvent.click(await screen.findByRole('button', { name: undo }));
  await waitFor(() =>
    expect(api.sent('updateParticipation').at(-1)?.body).toMatchObject({
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

test('a team whose state has changed meanwhile keeps its place', async () => {
  renderPage(`${ADDRESS}?team=32`, {
    ...staffAnswers,
    listParticipations: {
      data: [rusty, { ...applicant(32, 'Hawser'), status: 'Rejected' }, applicant(33, 'Bowline')],
    },
  });
  await isOpen('Hawser');
  press('j');
  expect(await isOpen('Bowline')).toBeTruthy();
});

test('the team that is read stays open when somebody else decides about it', async () => {
  const { api, queryClient } = renderPage(ADDRESS, {
    ...staffAnswers,
    updateParticipation: { data: undefined },
  });
  await isOpen('Rusty Anchors');
  const hawser = applicant(32, 'Hawser');
  api.set('listParticipations', { data: [{ ...rusty, status: 'Accepted' }, hawser] });
  await queryClient.invalidateQueries();
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(2));
  press('a');
  expect(await isOpen('Rusty Anchors')).toBeTruthy();
  expect(api.sent('updateParticipation')).toEqual([]);
});

test('after the last decision the next team that joins is open', async () => {
  const { api, queryClient } = renderPage(ADDRESS, {
    ...staffAnswers,
    listParticipations: { data: [rusty] },
    updateParticipation: { data: undefined },
  });
  await isOpen('Rusty Anchors');
  api.set('listParticipations', { data: [{ ...rusty, status: 'Accepted' }] });
  press('a');
  await screen.findByText(words.noCase());
  api.set('listParticipations', {
    data: [{ ...rusty, status: 'Accepted' }, applicant(32, 'Hawser')],
  });
  await queryClient.invalidateQueries();
  expect(await isOpen('Hawser')).toBeTruthy();
});

test('a refused decision is taken back and said', async () => {
  renderPage(ADDRESS, {
    ...staffAnswers,
    listParticipations: { data: [rusty] },
    updateParticipation: { code: 'NOT_FOUND', title: 'It is gone.' },
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
    listParticipations: { data: [{ ...rusty, status: 'Rejected' }] },
  });
  await isOpen('Rusty Anchors');
  press('s');
  press('r');
  expect(api.sent('updateParticipation')).toHaveLength(0);
});

test('personal data appear on demand only', async () => {
  renderPage(ADDRESS, staffAnswers);
  await isOpen('Rusty Anchors');
  expect(screen.queryByText(admin.email)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: words.showPersonal() }));
  expect(screen.getByText(admin.email)).toBeTruthy();
});

test('a decision that somebody else has replaced is not taken back by key', async () => {
  const { api, queryClient } = renderPage(ADDRESS, {
    ...staffAnswers,
    updateParticipation: { data: undefined },
  });
  await isOpen('Rusty Anchors');
  press('a');
  const said = words.results.accept({ team: 'Rusty Anchors' });
  await screen.findByText(said);
  api.set('listParticipations', {
    data: [{ ...rusty, status: 'Suspended' }, applicant(32, 'Hawser')],
  });
  await waitFor(() => expect(api.sent('updateParticipation')).toHaveLength(1));
  await queryClient.invalidateQueries();
  await waitFor(() => expect(screen.queryByText(said)).toBeNull());
  press('u');
  await isOpen('Hawser');
  expect(api.sent('updateParticipation')).toHaveLength(1);
});

test('a reason is sent with a rejection, and the next team starts without one', async () => {
  const { api } = renderPage(ADDRESS, {
    ...staffAnswers,
    getConfig: { data: { ...config, extensions: ['decisionReason'] } },
    updateParticipation: { data: undefined },
  });
  await isOpen('Rusty Anchors');
  const field = await screen.findByLabelText<HTMLInputElement>(new RegExp(`^${words.reason()}`));
  typeInto(field, ' No student numbers. ');
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${words.decisions.reject()}`) }));
  await waitFor(() => expect(api.sent('updateParticipation')).toHaveLength(1));
  expect(api.sent('updateParticipation')[0]?.body).toEqual({
    status: 'Rejected',
    divisionId: 3,
    reason: 'No student numbers.',
  });
  await isOpen('Hawser');
  const next = await screen.findByLabelText<HTMLInputElement>(new RegExp(`^${words.reason()}`));
  expect(next.value).toBe('');
});

test('others may get a name that looks the same, unless the server refuses', async () => {
  const { api } = renderPage(ADDRESS, {
    ...staffAnswers,
    getConfig: { data: { ...config, extensions: ['lookAlikeNames'] } },
    listParticipations: { data: [{ ...rusty, lookAlikeAllowed: true }] },
    updateParticipation: { code: 'TEAM_NAME_LOOKS_ALIKE' },
  });
  const mark = await screen.findByRole<HTMLInputElement>('switch', {
    name: new RegExp(words.lookAlikes()),
  });
  expect(mark.checked).toBe(true);
  fireEvent.click(mark);
  await waitFor(() => expect(api.sent('updateParticipation')).toHaveLength(1));
  expect(api.sent('updateParticipation')[0]?.body).toEqual({ lookAlikeAllowed: false });
  await waitFor(() => expect(mark.checked).toBe(true));
});

test('says which teams have a name that looks the same', async () => {
  renderPage(ADDRESS, {
    ...staffAnswers,
    getConfig: { data: { ...config, extensions: ['lookAlikeNames'] } },
    listParticipations: {
      data: [{ ...rusty, looksLike: [{ participationId: 40, name: 'Rusty Anchоrs' }] }],
    },
  });
  const link = await screen.findByRole('link', { name: 'Rusty Anchоrs' });
  expect(link.getAttribute('href')).toBe(`${ADDRESS}?team=40`);
});

describe('divisions', () => {
  const open = { ...student, id: 2, name: 'Open', inviteCode: null };
  const answers = {
    ...staffAnswers,
    getConfig: { data: { ...config, extensions: ['divisionMoves'] } },
    listDivisions: { data: [open, student] },
    listParticipations: {
      data: [rusty, { ...applicant(32, 'Hawser'), divisionId: 2 }],
    },
    updateParticipation: { data: undefined },
  };
  const rowsOf = async () => {
    const table = await screen.findByRole('table', { name: words.caption() });
    await within(table).findByText('Hawser');
    return within(table);
  };

  test('are a column', async () => {
    renderPage(ADDRESS, answers);
    const table = await rowsOf();
    expect(table.getByRole('columnheader', { name: words.division() })).toBeTruthy();
    const row = table.getByText('Hawser').closest('[role=row], tr');
    expect(row?.textContent).toContain('Open');
  });

  test('narrow the list, and what they hide is found again', async () => {
    renderPage(`${ADDRESS}?division=2`, answers);
    const table = await rowsOf();
    expect(table.queryByText('Rusty Anchors')).toBeNull();
    await isOpen('Hawser');
  });

  test('without teams offer all again', async () => {
    renderPage(`${ADDRESS}?division=none`, answers);
    fireEvent.click(await screen.findByRole('button', { name: LL.common.clear() }));
    expect((await rowsOf()).getByText('Rusty Anchors')).toBeTruthy();
  });

  test('are changed with a reason for the audit log, which the team is not told', async () => {
    const { api } = renderPage(ADDRESS, answers);
    await isOpen('Rusty Anchors');
    fireEvent.click(await screen.findByRole('button', { name: words.move() }));
    const dialog = await screen.findByRole('dialog', {
      name: words.moveTitle({ team: 'Rusty Anchors' }),
    });
    fireEvent.click(within(dialog).getByRole('combobox', { name: words.moveTo() }));
    fireEvent.click(await screen.findByRole('option', { name: 'Open' }));
    typeInto(within(dialog).getByLabelText(LL.staff.audit.reason()), ' No students. ');
    fireEvent.click(within(dialog).getByRole('button', { name: words.moveConfirm() }));
    await waitFor(() => expect(api.sent('updateParticipation')).toHaveLength(1));
    expect(api.sent('updateParticipation')[0]?.body).toEqual({
      divisionId: 2,
      note: 'No students.',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('that somebody has changed since are not changed back with a decision', async () => {
    const { api, queryClient } = renderPage(ADDRESS, answers);
    await isOpen('Rusty Anchors');
    press('a');
    const said = words.results.accept({ team: 'Rusty Anchors' });
    await screen.findByText(said);
    await waitFor(() => expect(api.sent('updateParticipation')).toHaveLength(1));
    api.set('listParticipations', { data: [{ ...rusty, status: 'Accepted', divisionId: 2 }] });
    await queryClient.invalidateQueries();
    await waitFor(() => expect(screen.queryByText(said)).toBeNull());
  });
});
