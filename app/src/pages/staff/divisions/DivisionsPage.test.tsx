import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Division } from '@halyard/sdk/types';
import { expect, test } from 'vitest';
import { currentAddress, LL, renderPage } from '../../../testing/render-page.tsx';
import { typeInto } from '../../../testing/type-into.ts';
import { cannonInfo, staffAnswers, student } from '../testing/fixtures.ts';

const words = LL.staff.divisions;
const ALL = student.defaultPermissions;
const open: Division = { ...student, id: 2, name: 'Open', inviteCode: null };
const answers = {
  ...staffAnswers,
  listEditChallenges: { data: [cannonInfo, { ...cannonInfo, id: 8, title: 'Bilge Pump' }] },
  listDivisions: { data: [open, student] },
};

const cell = (column: string, row: string, mark: string) =>
  screen.findByRole('button', { name: words.cell({ column, row, mark }) });

test('lists divisions with teams and codes, and opens the first', async () => {
  renderPage('/admin/games/12/divisions', answers);
  const link = await screen.findByRole('link', { name: /Student/ });
  expect(link.textContent).toContain('fjord');
  expect(link.textContent).toContain(words.teams({ count: 2 }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: words.name() }).value).toBe('Open');
});

test('hiding a challenge denies the rest, says what the board shows, and is saved as a mask', async () => {
  const { api } = renderPage('/admin/games/12/divisions?division=3', {
    ...answers,
    updateDivision: (body) => ({ data: { ...student, ...(body as object) } }),
  });
  const view = words.columns.viewChallenge();
  fireEvent.click(await cell(view, cannonInfo.title, words.marks.default()));
  expect(await cell(words.columns.getScore(), cannonInfo.title, words.marks.denied())).toBeTruthy();
  expect(screen.getByText(words.boardText({ count: 1 }))).toBeTruthy();
  expect(screen.getByText(words.playing({ count: 2 }))).toBeTruthy();
  fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  await waitFor(() => expect(api.sent('updateDivision')).toHaveLength(1));
  expect(api.sent('updateDivision')[0]?.body).toMatchObject({
    name: 'Student',
    inviteCode: 'fjord',
    defaultPermissions: ALL,
    challengeConfigs: [{ challengeId: cannonInfo.id, permissions: ALL & ~7936 }],
  });
});

test('a change of somebody else to another field is kept', async () => {
  const { api } = renderPage('/admin/games/12/divisions?division=3', {
    ...answers,
    updateDivision: (body) => ({ data: { ...student, ...(body as object) } }),
  });
  typeInto(await screen.findByRole('textbox', { name: words.name() }), 'Schools');
  api.set('listDivisions', { data: [open, { ...student, inviteCode: 'new' }] });
  fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  await waitFor(() => expect(api.sent('updateDivision')).toHaveLength(1));
  expect(api.sent('updateDivision')[0]?.body).toMatchObject({ name: 'Schools', inviteCode: 'new' });
});

test('only an empty division can be deleted, after its effect was said', async () => {
  const { api } = renderPage('/admin/games/12/divisions?division=3', {
    ...answers,
    deleteDivision: { data: undefined },
  });
  const button = () => screen.findByRole<HTMLButtonElement>('button', { name: words.delete() });
  expect((await button()).disabled).toBe(true);
  fireEvent.click(screen.getByRole('link', { name: /Open/ }));
  await waitFor(async () => expect((await button()).disabled).toBe(false));
  fireEvent.click(await button());
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(words.deleteEffect())).toBeTruthy();
  fireEvent.click(question.getByRole('button', { name: words.deleteConfirm() }));
  await waitFor(() => expect(api.sent('deleteDivision')).toHaveLength(1));
});

test('creates a division and opens it', async () => {
  const { api } = renderPage('/admin/games/12/divisions', {
    ...answers,
    listDivisions: { data: [] },
    createDivision: (body) => {
      const made = { ...open, id: 9, ...(body as object) };
      api.set('listDivisions', { data: [made] });
      return { data: made };
    },
  });
  expect(await screen.findByText(words.emptyText())).toBeTruthy();
  fireEvent.click(
    screen.getAllByRole('button', { name: new RegExp(words.add()) })[0] ?? document.body,
  );
  const dialog = within(await screen.findByRole('dialog'));
  typeInto(dialog.getByRole('textbox', { name: words.name() }), 'Guest');
  fireEvent.click(dialog.getByRole('button', { name: words.create() }));
  await waitFor(() => expect(currentAddress()).toContain('division=9'));
  expect(api.sent('createDivision')[0]?.body).toMatchObject({ name: 'Guest' });
});
